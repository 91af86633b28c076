import { formatMessage } from '@galla/domain';
import type { ComponentProps } from 'react';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type {
  OrdersPage_orders$data,
  OrdersPage_orders$key,
} from '../../__generated__/OrdersPage_orders.graphql.ts';
import type { OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts';
import { ListEmpty, ListFoot, paginationOf, useCurrentPage, type List } from '../../list/index.ts';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { isFiltered, NO_FILTERS, PAGE_SIZE, rowsOnPage, variablesOf, type OrdersKey } from './address.ts';
import { DueColumns } from './due/DueColumns.tsx';
import { OrderFigures } from './list/OrderFigures.tsx';
import { OrderRows } from './list/OrderRows.tsx';

/** The fetched data: two pages of orders, and the figures over all that match. */
export type Orders = OrdersPage_orders$data;

type Props = { queryRef: PreloadedQuery<OrdersPageQuery> } & (
  | { list: List<OrdersKey, Orders> }
  /** Shows the due board instead of the list. */
  | { due: Pick<ComponentProps<typeof DueColumns>, 'by' | 'choice'> }
);

/** Renders the loaded data: a page of the list, or the due board. */
export function OrdersPage({ queryRef, ...shown }: Props) {
  const { viewer } = usePreloadedQuery<OrdersPageQuery>(
    graphql`
      query OrdersPageQuery(
        $first: Int!
        $offset: Int
        $filter: OrderFilter
        $orderBy: OrderOrder
        $due: Boolean = false
        $by: DueBy = DELIVERY
      ) @preloadable {
        viewer {
          mayEditOrders: viewerCan(menu: ORDER_LIST, flag: EDIT) @include(if: $due)
          tenant {
            name @include(if: $due)
            orders(first: $first, offset: $offset, filter: $filter, orderBy: $orderBy) @skip(if: $due) {
              ...OrdersPage_orders
            }
            dueBoard(by: $by) @include(if: $due) {
              ...DueColumns_board
            }
          }
        }
      }
    `,
    queryRef,
  );
  if ('due' in shown) {
    if (viewer?.tenant?.dueBoard == null) throw new Error(formatMessage('due.loadFailed'));
    const { name = '', dueBoard } = viewer.tenant;
    return <DueColumns board={dueBoard} shop={name} mayEdit={viewer.mayEditOrders === true} {...shown.due} />;
  }
  if (viewer?.tenant?.orders == null) throw new Error(formatMessage('orderList.loadFailed'));
  return <Page orders={viewer.tenant.orders} list={shown.list} />;
}

function Page({ orders, list }: { orders: OrdersPage_orders$key; list: List<OrdersKey, Orders> }) {
  const page = useFragment(
    graphql`
      fragment OrdersPage_orders on OrderConnection {
        totalCount
        summary {
          ...OrderFigures_summary
        }
        edges {
          __typename
        }
        ...OrderRows_orders
      }
    `,
    orders,
  );
  useCurrentPage(list, page);
  const { totalCount, edges, summary } = page;
  const { filters } = list;
  const rows = rowsOnPage(edges, filters).length;
  const none = rows === 0 && (
    <ListEmpty
      list={list}
      isFiltered={isFiltered(filters)}
      none={{ title: formatMessage('orderList.none'), explained: formatMessage('orderList.noneExplained') }}
      noMatch={{ title: formatMessage('orderList.none'), explained: formatMessage('orderList.noMatch') }}
      onClear={() => list.filter(NO_FILTERS)}
    />
  );
  return (
    <>
      <OrderFigures summary={summary} />
      {none || (
        <OrderRows
          // A different page or filter resets the keyboard's current row.
          key={`${filters.page} ${JSON.stringify(variablesOf(filters))}`}
          orders={page}
          filters={filters}
          chooses
        />
      )}
      <ListFoot hints={HINTS} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows })} />
    </>
  );
}

const HINTS: readonly KeyHint[] = [
  [['ArrowUp', 'ArrowDown'], formatMessage('orderList.keyNext')],
  [['Enter'], formatMessage('orderList.keyOpen')],
  [['E'], formatMessage('orderList.keyEdit')],
];
