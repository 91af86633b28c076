import { formatMessage, type MessageKey } from '@galla/domain';
import type { DocumentOrder } from '../../__generated__/HistoryPageQuery.graphql.ts';

/** What the bills can be sorted by, as the address writes it; the newest come first where it says nothing. */
export const SORT_FIELDS = ['date', 'number', 'total', 'due'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface Sorting {
  field: SortField;
  descending: boolean;
}

const FIELD = { date: 'DATE', number: 'NUMBER', total: 'TOTAL', due: 'DUE' } as const;

export const SORT_LABELS: Record<SortField, MessageKey> = {
  date: 'history.date',
  number: 'history.number',
  total: 'billing.total',
  due: 'billing.toPay',
};

/** "total-asc" as it sorts; what is no order is the newest first. */
export function sortingOf({ sort }: { sort: string }): Sorting {
  const [name, direction] = sort.split('-');
  const field = SORT_FIELDS.find((known) => known === name);
  return field === undefined
    ? { field: 'date', descending: true }
    : { field, descending: direction !== 'asc' };
}

/** How the address writes it: nothing for the newest first. */
export const sortText = ({ field, descending }: Sorting): string =>
  field === 'date' && descending ? '' : `${field}-${descending ? 'desc' : 'asc'}`;

/** Another field begins with its largest; the same one turns round. */
export const sortedBy = (field: SortField, before: Sorting): Sorting => ({
  field,
  descending: before.field === field ? !before.descending : true,
});

/** What the graph is asked for; undefined for its own order, the newest first. */
export function orderOf(filters: { sort: string }): DocumentOrder | undefined {
  const { field, descending } = sortingOf(filters);
  if (field === 'date' && descending) return undefined;
  return { field: FIELD[field], direction: descending ? 'DESC' : 'ASC' };
}

/** The orders that a phone offers, which has no headings to press. */
export const PHONE_SORTS = [
  { value: sortText({ field: 'date', descending: true }), label: formatMessage('history.sortNewest') },
  { value: sortText({ field: 'date', descending: false }), label: formatMessage('history.sortOldest') },
  { value: sortText({ field: 'number', descending: true }), label: formatMessage('history.sortNumber') },
  { value: sortText({ field: 'total', descending: true }), label: formatMessage('history.sortTotal') },
  { value: sortText({ field: 'due', descending: true }), label: formatMessage('history.sortDue') },
];
