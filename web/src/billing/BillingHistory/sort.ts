import { formatMessage, type MessageKey } from '@galla/domain';
import type { DocumentOrder } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { sortingBy } from '../../list/index.ts';

/** Sort fields, as in the address; newest first by default. */
export const SORT_FIELDS = ['date', 'number', 'total', 'due'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

const FIELD = { date: 'DATE', number: 'NUMBER', total: 'TOTAL', due: 'DUE' } as const;

export const SORT_LABELS: Record<SortField, MessageKey> = {
  date: 'history.date',
  number: 'history.number',
  total: 'billing.total',
  due: 'billing.toPay',
};

/** Sorting of the bills, newest first by default. */
export const sorting = sortingBy<SortField>({
  fields: SORT_FIELDS,
  usual: { field: 'date', descending: true },
});

/** The graph's sort order; undefined for its default, newest first. */
export function orderOf(filters: { sort: string }): DocumentOrder | undefined {
  const asked = sorting.of(filters);
  if (sorting.isUsual(asked)) return undefined;
  const { field, descending } = asked;
  return { field: FIELD[field], direction: descending ? 'DESC' : 'ASC' };
}

/** Sort orders in a phone's menu, where there are no column headings. */
export const PHONE_SORTS = [
  { value: sorting.text({ field: 'date', descending: true }), label: formatMessage('history.sortNewest') },
  { value: sorting.text({ field: 'date', descending: false }), label: formatMessage('history.sortOldest') },
  { value: sorting.text({ field: 'number', descending: true }), label: formatMessage('history.sortNumber') },
  { value: sorting.text({ field: 'total', descending: true }), label: formatMessage('history.sortTotal') },
  { value: sorting.text({ field: 'due', descending: true }), label: formatMessage('history.sortDue') },
];
