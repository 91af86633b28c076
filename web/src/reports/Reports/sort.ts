import { formatMessage, type MessageKey } from '@galla/domain';
import type { ReceiptOrder } from '../../__generated__/ReportPageQuery.graphql.ts';
import { sortingBy } from '../../list/index.ts';

/** What the table sorts by (spec 2 §2), as the address writes it. */
export const SORT_FIELDS = ['date', 'person', 'account', 'bank', 'amount', 'collector'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** The order of the report, the newest first where the address says nothing. */
export const sorting = sortingBy<SortField>({
  fields: SORT_FIELDS,
  usual: { field: 'date', descending: true },
  ascends: ['person', 'account', 'bank', 'collector'],
});

export const SORT_LABELS: Record<SortField, MessageKey> = {
  date: 'reports.column.date',
  person: 'reports.column.person',
  account: 'reports.column.account',
  bank: 'reports.column.bank',
  amount: 'reports.column.amount',
  collector: 'reports.column.collector',
};

const FIELD = {
  date: 'DATE',
  person: 'PERSON',
  account: 'ACCOUNT',
  bank: 'BANK',
  amount: 'AMOUNT',
  collector: 'COLLECTOR',
} as const;

/** What the graph is asked for; undefined for its own order, the newest first. */
export function orderOf(filters: { sort: string }): ReceiptOrder | undefined {
  const asked = sorting.of(filters);
  if (sorting.isUsual(asked)) return undefined;
  return { field: FIELD[asked.field], direction: asked.descending ? 'DESC' : 'ASC' };
}

/** The other orders that a phone offers, which has no headings to press. */
export const PHONE_SORTS = SORT_FIELDS.filter((field) => field !== 'date').map((field) => ({
  value: sorting.text(sorting.next(field, { field: 'date', descending: true })),
  label: formatMessage(SORT_LABELS[field]),
}));
