/** One thing that the guide says. */
export interface Said {
  title: string;
  text: string;
}
