import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { OrdersOfEmployeeQuery } from '../../__generated__/OrdersOfEmployeeQuery.graphql.ts';
import { ListFoot, localPage, pageNumber, PageSize, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Person } from '../../ui/Person.tsx';
import { PAGE_SIZES, pageSizeOf, type OrdersKey } from './address.ts';
import { columnsOf, phoneRowOf, type Row } from './columns.tsx';

interface Props {
  queryRef: PreloadedQuery<OrdersOfEmployeeQuery>;
  list: List<OrdersKey>;
}

/** The employee, and a page of orders. */
export function OrdersOfEmployee({ queryRef, list }: Props) {
  const { node } = usePreloadedQuery<OrdersOfEmployeeQuery>(
    graphql`
      query OrdersOfEmployeeQuery($employee: ID!) @preloadable {
        node(id: $employee) {
          ... on Employee {
            fullName
            image
            designation {
              name
            }
            workedOrders {
              orderId
              ...columns_workedOrder
            }
          }
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const open = (id: string): void => void navigate(`/order-details?id=${id}`);
  const pageSize = pageSizeOf(list.filters);
  const { rows, pagination } = localPage<Row>(
    node?.workedOrders ?? [],
    pageNumber(list.filters),
    pageSize,
    (page) => list.change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ orderId }) => orderId, list: { ...list, open } });
  if (node?.fullName == null) return <EmptyState title={formatMessage('commission.missing')} />;
  if (node.workedOrders == null) throw new Error(formatMessage('commission.orders.failed'));
  return (
    <>
      <Person name={node.fullName} second={node.designation?.name ?? ''} image={node.image ?? null} />
      {rows.length === 0 ? (
        <EmptyState
          title={formatMessage('commission.none')}
          explained={formatMessage('commission.orders.noneExplained')}
        />
      ) : (
        <>
          <DataTable
            {...table}
            label={formatMessage('commission.orders.title')}
            columns={columnsOf()}
            phoneRow={phoneRowOf(open)}
          />
          <ListFoot {...pagination}>
            <PageSize sizes={PAGE_SIZES} size={pageSize} onSize={(size) => list.filter({ size })} />
          </ListFoot>
        </>
      )}
    </>
  );
}
