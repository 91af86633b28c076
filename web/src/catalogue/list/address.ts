import type { ItemKind } from '@galla/domain';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageNumber, pageVariables } from '../../list/index.ts';

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
  ...LIST_DEFAULTS,
  /** 1: the form for a new item. */
  add: '',
  /** Global id of the item in the form. */
  edit: '',
  /** Global id of the item whose picture is changed. */
  picture: '',
  /** Global id of the product whose stock is filters. */
  stockOf: '',
  /** Global id of its variant that the stock begins at. */
  stockVariant: '',
  /** Global id of the product whose variants are filters. */
  variants: '',
  /** Global id of the product whose points are assigned. */
  points: '',
};

export type CatalogueKey = keyof typeof DEFAULTS;

/** What the screen shows, as its address says it. */
export type CatalogueFilters = Values<CatalogueKey>;

export const NO_FILTERS = { search: '', category: '', type: '', stock: '', status: '' };

/** Rows of a page (spec 1 §9). */
export const PAGE_SIZE = 10;

const knownOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

export const STATUSES = ['AVAILABLE', 'OUT_OF_STOCK', 'HIDDEN', 'DISCONTINUED'] as const;
export type Status = (typeof STATUSES)[number];

/** A status of a newer server is shown as available. */
export const statusOf = (status: string): Status => knownOf(STATUSES, status) ?? 'AVAILABLE';

export const STOCKS = ['IN_STOCK', 'LOW', 'OUT_OF_STOCK'] as const;

/** `status=ALL`: whatever its status; `type=ALL`: whatever its kind. */
export const ALL = 'ALL';

/** `type=NONE`: products without a kind. */
export const NONE = 'NONE';

/** The kind of product that is shown, as the graph takes it; undefined where none is chosen. */
export function kindShown({ type }: Pick<CatalogueFilters, 'type'>): string | undefined {
  if (type === '' || type === ALL) return undefined;
  return type === NONE ? '' : type;
}

/** Filters as the graph takes them. */
export interface GraphFilters {
  search?: string;
  categories?: string[];
  types?: string[];
  stock?: (typeof STOCKS)[number];
  statuses?: Status[];
}

/** What narrows the list down; what somebody wrote into the address and is no value is left out. */
export function filtersOf(kind: ItemKind, filters: CatalogueFilters): GraphFilters {
  const search = filters.search.trim();
  const stock = kind === 'PRODUCT' ? knownOf(STOCKS, filters.stock) : undefined;
  const status = knownOf(STATUSES, filters.status);
  const type = kind === 'PRODUCT' ? kindShown(filters) : undefined;
  return {
    ...(search !== '' && { search }),
    ...(filters.category !== '' && { categories: [filters.category] }),
    ...(type !== undefined && { types: [type] }),
    ...(stock !== undefined && { stock }),
    ...(filters.status === ALL && { statuses: [...STATUSES] }),
    ...(status !== undefined && { statuses: [status] }),
  };
}

/** Whether nothing is chosen and nothing looked for: an optical catalogue shows its kinds then. */
export const asksKinds = (filters: CatalogueFilters): boolean =>
  filters.type === '' && filters.open === '' && pageNumber(filters) === 1 && !isFiltered('PRODUCT', filters);

export const isFiltered = (kind: ItemKind, filters: CatalogueFilters): boolean =>
  Object.keys(filtersOf(kind, filters)).length > 0;

/** One page of what the filters leave. */
export const variablesOf = (kind: ItemKind, filters: CatalogueFilters) => {
  const type = kind === 'PRODUCT' ? kindShown(filters) : undefined;
  return {
    ...pageVariables(filters, PAGE_SIZE),
    ...(isFiltered(kind, filters) && { filter: filtersOf(kind, filters) }),
    // What tells lenses apart is asked for with them only.
    ...(type !== undefined && { type, ofKind: true }),
  };
};

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): CatalogueFilters => readAddress(search, DEFAULTS);
