/** Remembers the first row with each value, to report duplicates. */
export class FirstRows {
  readonly #rows = new Map<string, number>();

  /** The earlier row with the same value; undefined for the first. */
  claim(what: string, row: number): number | undefined {
    const first = this.#rows.get(what);
    if (first === undefined) this.#rows.set(what, row);
    return first;
  }
}
