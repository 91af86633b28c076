import { useEffect, useEffectEvent, useState } from 'react';
import type { Values } from '../app/router/address.ts';
import { useAddress, type ChangeAddress } from '../app/router/useAddress.ts';
import { useWide } from '../ui/useWide.ts';

/** What the address of every list says beside its own filters, and the defaults. */
export const LIST_DEFAULTS = {
  /** Counts from 1: for "11–20 of 148". */
  page: '1',
  /** Global id of the record beside the list. */
  open: '',
};

type ListKey = keyof typeof LIST_DEFAULTS;

/** Other filters start at the first page. */
export const FIRST_PAGE = { page: '1' };

/** The graph skips at most a million rows. */
const LAST_PAGE = 10_000;

/** Number of the page, from 1, whatever stands in the address. */
export const pageNumber = ({ page }: Pick<Values<ListKey>, 'page'>): number =>
  Math.min(Math.max(1, Math.trunc(Number(page)) || 1), LAST_PAGE);

/** What of a connection is asked for; the first page skips nothing. */
export function pageVariables(
  filters: Pick<Values<ListKey>, 'page'>,
  pageSize: number,
): { first: number; offset?: number } {
  const offset = (pageNumber(filters) - 1) * pageSize;
  return { first: pageSize, ...(offset > 0 && { offset }) };
}

/** What a list shows, as its address says it, and how that changes. `Page` is what `useCurrentPage` is given. */
export interface List<K extends string = ListKey, Page = unknown> {
  filters: Values<K | ListKey>;
  change: ChangeAddress<K | ListKey>;
  /** Changes filters, and starts at the first page. */
  filter: ChangeAddress<K | ListKey>;
  /** Another page is on its way. */
  busy: boolean;
  /** Opens a record beside the list. */
  open: (id: string) => void;
  /** Shows another record while one is open: arrows walk the list behind it. */
  walk: (id: string) => void;
  close: () => void;
  /** Undoes a step as Back would; makes the change where there was no step. */
  undo: (values: Partial<Values<K | ListKey>>) => void;
  /** The page that was here last, and when (milliseconds since 1970): it stays in sight when the next one fails. */
  previous: { page: Page; at: number } | undefined;
  setPrevious: (page: Page) => void;
}

/**
 * A list whose filters, page and open record stand in the address.
 * @param defaults the same object at every render: the list's own filters beside LIST_DEFAULTS
 * @param variablesOf what the route asks the graph for
 * @param asked the variables of the page that is here, or on its way
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
    // Where the record covers the list, Back closes it.
    close: () => (wide ? change(openIs('')) : undo(openIs(''))),
    undo,
    previous,
    setPrevious: (page) => setPrevious({ page, at: Date.now() }),
  };
}

/** Says which page is here. */
export function useCurrentPage<Page>(
  { setPrevious }: { setPrevious: (page: Page) => void },
  page: Page,
): void {
  const set = useEffectEvent(setPrevious);
  useEffect(() => set(page), [page]);
}
