/** PostgreSQL keeps a plan of each per connection, some tens of kilobytes. */
const MOST_NAMED = 100;
const MOST_REMEMBERED = 1_000;

/**
 * Names for repeated statements, so that PostgreSQL parses and plans each once per connection. Limited in number,
 * because a list of ids gives a different statement for every length.
 */
export class StatementNames {
  #generation = 0;
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();

  /** The name of a statement; undefined on its first use, or when the limit is reached. */
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

  /**
   * Renames all statements when plans are outdated, e.g. after a migration under a running server, so that they are
   * planned again.
   */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}
