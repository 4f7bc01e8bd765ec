/** Whether win chances look the same when they are written as whole percents: then they tell no option apart. */
export const lookAlike = (chances: number[]): boolean =>
  chances.length > 1 && new Set(chances.map((chance) => Math.round(chance * 100))).size === 1;
