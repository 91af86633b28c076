/** PostgreSQL keeps a plan of each for every connection, some tens of kilobytes. */
const MOST_NAMED = 100;
const MOST_REMEMBERED = 1_000;

/**
 * Names for statements that come again, so that PostgreSQL parses and plans each once a connection. Bounded: a list of
 * ids makes a statement of its own for every length.
 */
export class StatementNames {
  #generation = 0;
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();

  /** The name of a statement; undefined when it is new, or too many have one. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST_NAMED) return name;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= MOST_REMEMBERED) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const given = `galla_${this.#generation}_${this.#names.size}`;
    this.#names.set(text, given);
    return given;
  }

  /** Plans are out of date, e.g. after a migration under a running server: every statement is planned anew. */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}
