/** Which row was the first to say something, so that a second one is told. */
export class FirstRows {
  readonly #rows = new Map<string, number>();

  /** The row that said it before; undefined for the first. */
  claim(what: string, row: number): number | undefined {
    const first = this.#rows.get(what);
    if (first === undefined) this.#rows.set(what, row);
    return first;
  }
}
