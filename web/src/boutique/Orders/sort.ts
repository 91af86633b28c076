import { formatMessage } from '@galla/domain';
import type { OrderOrder } from '../../__generated__/OrdersPageQuery.graphql.ts';

/** The six orders of the list as the address writes them (spec 3 §2.4); the newest first is the default. */
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

/** How the list is sorted; what is no order in the address is the newest first. */
export const sortOf = (text: string): SortName => (isSort(text) ? text : NEWEST_FIRST);

/** What the graph is asked for; undefined for its own order, the newest first. */
export const orderOf = (text: string): OrderOrder | undefined =>
  sortOf(text) === NEWEST_FIRST ? undefined : SORTS[sortOf(text)].order;

export const SORT_OPTIONS = Object.entries(SORTS).map(([value, { label }]) => ({
  value: value as SortName,
  label,
}));
