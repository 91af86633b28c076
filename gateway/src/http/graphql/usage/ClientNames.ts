/** Our own clients always have a label, regardless of other callers. */
const OURS = ['galla-web', 'galla-playground'];
/** Maximum number of other names. */
const MOST = 50;
/** Maximum number of those introduced by one shop. */
const MOST_OF_SHOP = 5;

/** Allowed characters: none that would end a label in /metrics. */
const FORM = /^[\w .@/+-]{1,40}$/;

/**
 * The names clients give themselves, as labels: a bounded number, whoever calls. Only authenticated callers
 * introduce new names, a few per shop, so that no shop uses up the places of others; further names become "other".
 */
export class ClientNames {
  readonly #known = new Set(OURS);
  readonly #ofShop = new Map<string, number>();

  /** The label of a name; `shop` is the caller's, if known. */
  labelOf(name: unknown, shop: string | undefined): string {
    if (name === undefined || name === '') return 'unnamed';
    if (typeof name !== 'string' || !FORM.test(name)) return 'other';
    return this.#known.has(name) || this.#takesIn(name, shop) ? name : 'other';
  }

  #takesIn(name: string, shop: string | undefined): boolean {
    if (shop === undefined || this.#known.size >= MOST + OURS.length) return false;
    const brought = this.#ofShop.get(shop) ?? 0;
    if (brought >= MOST_OF_SHOP) return false;
    this.#ofShop.set(shop, brought + 1);
    this.#known.add(name);
    return true;
  }
}
