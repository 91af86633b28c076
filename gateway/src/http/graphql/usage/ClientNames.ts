/** Our own clients: they have their places whoever else has called before. */
const OURS = ['galla-web', 'galla-playground'];
/** Names of others that are told apart. */
const MOST = 50;
/** Of these, how many one shop may bring. */
const MOST_OF_SHOP = 5;

/** What a name may consist of: nothing that would end a label of /metrics. */
const FORM = /^[\w .@/+-]{1,40}$/;

/**
 * The names that clients give themselves, as labels: a bounded number, whoever calls. Only somebody with a token brings
 * a new one, and each shop a few, so that none fills the places of the others; what finds no place is "other".
 */
export class ClientNames {
  readonly #known = new Set(OURS);
  readonly #ofShop = new Map<string, number>();

  /** The label of a name; `shop` is that of the caller, where he is known. */
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
