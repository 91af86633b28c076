import type { ItemKind } from '@galla/domain';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageNumber, pageVariables } from '../../list/index.ts';

/** Defaults of the URL parameters: all items on sale, by title. */
export const DEFAULTS = {
  search: '',
  category: '',
  /**
   * Kind of product, such as "lens", or NONE for products without one. For an optician '' shows the kinds,
   * and ALL all products.
   */
  type: '',
  /** IN_STOCK, LOW or OUT_OF_STOCK; products only. */
  stock: '',
  /** One status, or ALL, which includes hidden and discontinued items. */
  status: '',
  ...LIST_DEFAULTS,
  /** 1 opens the form of a new item. */
  add: '',
  /** Global id of the item in the form. */
  edit: '',
  /** Global id of the item in the picture dialog. */
  picture: '',
  /** Global id of the product whose stock is shown. */
  stockOf: '',
  /** Global id of the variant selected in the stock panel. */
  stockVariant: '',
  /** Global id of the product whose variants are shown. */
  variants: '',
  /** Global id of the product whose points are being assigned. */
  points: '',
};

export type CatalogueKey = keyof typeof DEFAULTS;

/** The parsed URL parameters. */
export type CatalogueFilters = Values<CatalogueKey>;

export const NO_FILTERS = { search: '', category: '', type: '', stock: '', status: '' };

/** Rows of a page (spec 1 §9). */
export const PAGE_SIZE = 10;

const knownOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

export const STATUSES = ['AVAILABLE', 'OUT_OF_STOCK', 'HIDDEN', 'DISCONTINUED'] as const;
export type Status = (typeof STATUSES)[number];

/** An unknown status, as from a newer server, is shown as available. */
export const statusOf = (status: string): Status => knownOf(STATUSES, status) ?? 'AVAILABLE';

export const STOCKS = ['IN_STOCK', 'LOW', 'OUT_OF_STOCK'] as const;

/** `status=ALL`: any status; `type=ALL`: any kind. */
export const ALL = 'ALL';

/** `type=NONE`: products without a kind. */
export const NONE = 'NONE';

/** The selected kind of product as the query takes it; undefined if none is selected. */
export function kindShown({ type }: Pick<CatalogueFilters, 'type'>): string | undefined {
  if (type === '' || type === ALL) return undefined;
  return type === NONE ? '' : type;
}

/** The filters as the query takes them. */
export interface GraphFilters {
  search?: string;
  categories?: string[];
  types?: string[];
  stock?: (typeof STOCKS)[number];
  statuses?: Status[];
}

/** The filters in the URL; invalid values are ignored. */
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

/** Whether nothing is filtered or open, in which case an optical catalogue shows its kinds. */
export const asksKinds = (filters: CatalogueFilters): boolean =>
  filters.type === '' && filters.open === '' && pageNumber(filters) === 1 && !isFiltered('PRODUCT', filters);

export const isFiltered = (kind: ItemKind, filters: CatalogueFilters): boolean =>
  Object.keys(filtersOf(kind, filters)).length > 0;

/** Variables for one page of the filtered list. */
export const variablesOf = (kind: ItemKind, filters: CatalogueFilters) => {
  const type = kind === 'PRODUCT' ? kindShown(filters) : undefined;
  return {
    ...pageVariables(filters, PAGE_SIZE),
    ...(isFiltered(kind, filters) && { filter: filtersOf(kind, filters) }),
    // Lens traits are selected for lenses only.
    ...(type !== undefined && { type, ofKind: true }),
  };
};

export const filtersIn = (search: URLSearchParams): CatalogueFilters => readAddress(search, DEFAULTS);
