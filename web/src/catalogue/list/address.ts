import type { ItemKind } from '@galla/domain';
import { readAddress, type Values } from '../../app/router/address.ts';
import type { ChangeAddress } from '../../app/router/useAddress.ts';

/** What the address says where it says nothing: all that is on sale, by title. */
export const DEFAULTS = {
  search: '',
  category: '',
  /** Kind of product, "lens", or NONE: products without one. At an optician's '' shows the kinds, ALL all products. */
  type: '',
  /** IN_STOCK, LOW or OUT_OF_STOCK; products only. */
  stock: '',
  /** One status, or ALL: also what is hidden or discontinued. */
  status: '',
  /** Counts from 1: for "11–20 of 148". */
  page: '1',
  /** The cursor after which the page starts. */
  after: '',
  /** Global id of the item in the drawer. */
  open: '',
  /** 1: the form for a new item. */
  add: '',
  /** Global id of the item in the form. */
  edit: '',
  /** Global id of the item whose picture is changed. */
  picture: '',
  /** Global id of the product whose stock is shown. */
  stockOf: '',
  /** Global id of the product whose variants are shown. */
  variants: '',
  /** Global id of the product whose points are assigned. */
  points: '',
};

/** What the screen shows, as its address says it. */
export type Shown = Values<keyof typeof DEFAULTS>;

export type ChangeList = ChangeAddress<keyof typeof DEFAULTS>;

/** Another choice starts at the first page. */
export const FIRST_PAGE = { page: '1', after: '' };

export const NO_FILTERS = { search: '', category: '', type: '', stock: '', status: '', ...FIRST_PAGE };

/** Rows of a page (spec 1 §9). */
export const PAGE = 10;

export const STATUSES = ['AVAILABLE', 'OUT_OF_STOCK', 'HIDDEN', 'DISCONTINUED'] as const;
export type Status = (typeof STATUSES)[number];

export const STOCKS = ['IN_STOCK', 'LOW', 'OUT_OF_STOCK'] as const;

/** `status=ALL`: whatever its status; `type=ALL`: whatever its kind. */
export const ALL = 'ALL';

/** `type=NONE`: products without a kind. */
export const NONE = 'NONE';

/** The kind of product that is shown, as the graph takes it; undefined where none is chosen. */
export function kindShown({ type }: Pick<Shown, 'type'>): string | undefined {
  if (type === '' || type === ALL) return undefined;
  return type === NONE ? '' : type;
}

/** Filters as the graph takes them. */
export interface Filters {
  search?: string;
  category?: string;
  type?: string;
  stock?: (typeof STOCKS)[number];
  status?: Status[];
}

const knownOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

/** What narrows the list down; what somebody wrote into the address and is no value is left out. */
export function filtersOf(kind: ItemKind, shown: Shown): Filters {
  const search = shown.search.trim();
  const stock = kind === 'PRODUCT' ? knownOf(STOCKS, shown.stock) : undefined;
  const status = knownOf(STATUSES, shown.status);
  const type = kind === 'PRODUCT' ? kindShown(shown) : undefined;
  return {
    ...(search !== '' && { search }),
    ...(shown.category !== '' && { category: shown.category }),
    ...(type !== undefined && { type }),
    ...(stock !== undefined && { stock }),
    ...(shown.status === ALL && { status: [...STATUSES] }),
    ...(status !== undefined && { status: [status] }),
  };
}

/** Whether nothing is chosen and nothing looked for: an optical catalogue shows its kinds then. */
export const asksKinds = (shown: Shown): boolean =>
  shown.type === '' && shown.open === '' && shown.after === '' && !isFiltered('PRODUCT', shown);

export const isFiltered = (kind: ItemKind, shown: Shown): boolean =>
  Object.keys(filtersOf(kind, shown)).length > 0;

/** One page of what the filters leave. */
export const variablesOf = (kind: ItemKind, shown: Shown) => ({
  first: PAGE,
  ...filtersOf(kind, shown),
  // What tells lenses apart is asked for with them only.
  ...(kind === 'PRODUCT' && kindShown(shown) !== undefined && { ofKind: true }),
  ...(shown.after !== '' && { after: shown.after }),
});

/** Number of the page, from 1; without a cursor it is the first, whatever the address says. */
export const pageOf = ({ page, after }: Pick<Shown, 'page' | 'after'>): number =>
  after === '' ? 1 : Math.max(1, Math.trunc(Number(page)) || 1);

export const shownIn = (search: URLSearchParams): Shown => readAddress(search, DEFAULTS);
