/** Short notices over the table that go by themselves. */
const LASTING = { good: 4_500, bad: 8_000 };
const MOST = 3;

export interface Notice {
  key: number;
  text: string;
  bad: boolean;
}

export class Notices {
  list = $state.raw<Notice[]>([]);
  private next = 0;

  add(text: string, bad = false) {
    const key = this.next++;
    this.list = [...this.list.slice(1 - MOST), { key, text, bad }];
    setTimeout(
      () => (this.list = this.list.filter((each) => each.key !== key)),
      bad ? LASTING.bad : LASTING.good,
    );
  }
}
