import { useEffect, useEffectEvent, useState } from 'react';
import type { Values } from '../app/router/address.ts';
import { useAddress, type ChangeAddress } from '../app/router/useAddress.ts';
import { useWide } from '../ui/useWide.ts';

/** Address parameters of every list besides its own filters, with defaults. */
export const LIST_DEFAULTS = {
  /** From 1: for "11–20 of 148". */
  page: '1',
  /** Global id of the open record. */
  open: '',
};

type ListKey = keyof typeof LIST_DEFAULTS;

/** Reset to the first page, for changed filters. */
export const FIRST_PAGE = { page: '1' };

/** The graph skips at most a million rows. */
const LAST_PAGE = 10_000;

/** The page number, from 1, for any value in the address. */
export const pageNumber = ({ page }: Pick<Values<ListKey>, 'page'>): number =>
  Math.min(Math.max(1, Math.trunc(Number(page)) || 1), LAST_PAGE);

/** Pagination variables of a connection; the first page omits the offset. */
export function pageVariables(
  filters: Pick<Values<ListKey>, 'page'>,
  pageSize: number,
): { first: number; offset?: number } {
  const offset = (pageNumber(filters) - 1) * pageSize;
  return { first: pageSize, ...(offset > 0 && { offset }) };
}

/** A list's state in its address, and functions that change it. `Page` is the value passed to `useCurrentPage`. */
export interface List<K extends string = ListKey, Page = unknown> {
  filters: Values<K | ListKey>;
  change: ChangeAddress<K | ListKey>;
  /** Changes filters and goes to the first page. */
  filter: ChangeAddress<K | ListKey>;
  /** Another page is loading. */
  busy: boolean;
  /** Opens a record beside the list. */
  open: (id: string) => void;
  /** Shows another record while one is open: arrow keys move through the list behind it. */
  walk: (id: string) => void;
  close: () => void;
  /** Undoes a step like Back; without one it changes the values. */
  undo: (values: Partial<Values<K | ListKey>>) => void;
  /** The last loaded page and its time (ms since 1970): it stays visible when the next one fails. */
  previous: { page: Page; at: number } | undefined;
  setPrevious: (page: Page) => void;
}

/**
 * A list whose filters, page and open record are kept in the address.
 * @param defaults a stable object: the list's own filters and LIST_DEFAULTS
 * @param variablesOf the variables of the route's query
 * @param asked the variables of the page that is shown or loading
 */
export function useList<K extends string, Page = unknown>(
  defaults: Values<K | ListKey>,
  variablesOf: (filters: Values<K | ListKey>) => object,
  asked: object,
): List<K, Page> {
  const { values: filters, change, undo } = useAddress(defaults);
  const wide = useWide();
  const [previous, setPrevious] = useState<List<K, Page>['previous']>();
  const openIs = (id: string) => ({ open: id }) as Partial<Values<K | ListKey>>;
  return {
    filters,
    change,
    filter: (values, when) => change({ ...values, ...FIRST_PAGE }, when),
    busy: JSON.stringify(variablesOf(filters)) !== JSON.stringify(asked),
    open: (id) => change(openIs(id), wide ? 'chosen' : 'step'),
    walk: (id) => change(openIs(id), 'typed'),
    // If the record covers the list, Back closes it.
    close: () => (wide ? change(openIs('')) : undo(openIs(''))),
    undo,
    previous,
    setPrevious: (page) => setPrevious({ page, at: Date.now() }),
  };
}

/** Records the page that is shown. */
export function useCurrentPage<Page>(
  { setPrevious }: { setPrevious: (page: Page) => void },
  page: Page,
): void {
  const set = useEffectEvent(setPrevious);
  useEffect(() => set(page), [page]);
}
