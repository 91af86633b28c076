import { formatMessage } from '@galla/domain';
import type { OrderOrder } from '../../__generated__/OrdersPageQuery.graphql.ts';

/** The six sort orders as written in the URL (spec 3 §2.4); newest first is the default. */
const SORTS = {
  'createdAt-desc': {
    order: { field: 'CREATED', direction: 'DESC' },
    label: formatMessage('orderList.newest'),
  },
  'createdAt-asc': {
    order: { field: 'CREATED', direction: 'ASC' },
    label: formatMessage('orderList.oldest'),
  },
  'invoiceNo-desc': {
    order: { field: 'NUMBER', direction: 'DESC' },
    label: formatMessage('orderList.numberDown'),
  },
  'invoiceNo-asc': {
    order: { field: 'NUMBER', direction: 'ASC' },
    label: formatMessage('orderList.numberUp'),
  },
  'deliveryDate-asc': {
    order: { field: 'DELIVERY', direction: 'ASC' },
    label: formatMessage('orderList.deliveryFirst'),
  },
  'deliveryDate-desc': {
    order: { field: 'DELIVERY', direction: 'DESC' },
    label: formatMessage('orderList.deliveryLast'),
  },
} as const satisfies Record<string, { order: OrderOrder; label: string }>;

type SortName = keyof typeof SORTS;

export const NEWEST_FIRST: SortName = 'createdAt-desc';

const isSort = (text: string): text is SortName => text in SORTS;

/** The sort order in the URL; newest first if it is not a valid one. */
export const sortOf = (text: string): SortName => (isSort(text) ? text : NEWEST_FIRST);

/** The `order` argument of the query; undefined for the default, newest first. */
export const orderOf = (text: string): OrderOrder | undefined =>
  sortOf(text) === NEWEST_FIRST ? undefined : SORTS[sortOf(text)].order;

export const SORT_OPTIONS = Object.entries(SORTS).map(([value, { label }]) => ({
  value: value as SortName,
  label,
}));
