import { say } from '@galla/domain';
import type { OrderOrder } from '../../__generated__/OrdersPageQuery.graphql.ts';

/** The six orders of the list as the address writes them (spec 3 §2.4); the newest first is the default. */
const SORTS = {
  'createdAt-desc': { order: { field: 'CREATED', direction: 'DESC' }, label: say('orderList.newest') },
  'createdAt-asc': { order: { field: 'CREATED', direction: 'ASC' }, label: say('orderList.oldest') },
  'invoiceNo-desc': { order: { field: 'NUMBER', direction: 'DESC' }, label: say('orderList.numberDown') },
  'invoiceNo-asc': { order: { field: 'NUMBER', direction: 'ASC' }, label: say('orderList.numberUp') },
  'deliveryDate-asc': {
    order: { field: 'DELIVERY', direction: 'ASC' },
    label: say('orderList.deliveryFirst'),
  },
  'deliveryDate-desc': {
    order: { field: 'DELIVERY', direction: 'DESC' },
    label: say('orderList.deliveryLast'),
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
