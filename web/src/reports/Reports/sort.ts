import { formatMessage, type MessageKey } from '@galla/domain';
import type { ReceiptOrder } from '../../__generated__/ReportPageQuery.graphql.ts';
import { sortingBy } from '../../list/index.ts';

/** Sort fields (spec 2 §2), as written in the URL. */
export const SORT_FIELDS = ['date', 'person', 'account', 'bank', 'amount', 'collector'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** The sort order of the report; newest first by default. */
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

/** The `orderBy` argument of the query; undefined for the default, newest first. */
export function orderOf(filters: { sort: string }): ReceiptOrder | undefined {
  const asked = sorting.of(filters);
  if (sorting.isUsual(asked)) return undefined;
  return { field: FIELD[asked.field], direction: asked.descending ? 'DESC' : 'ASC' };
}

/** Sort orders offered on a phone, which has no column headings. */
export const PHONE_SORTS = SORT_FIELDS.filter((field) => field !== 'date').map((field) => ({
  value: sorting.text(sorting.next(field, { field: 'date', descending: true })),
  label: formatMessage(SORT_LABELS[field]),
}));
