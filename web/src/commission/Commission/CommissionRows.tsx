import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { CommissionRows_rows$key } from '../../__generated__/CommissionRows_rows.graphql.ts';
import { milliOf } from '../../app/graph/scalars.ts';
import { ListEmpty, ListFoot, paginationOf, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { isFiltered, NO_FILTERS, pageSizeOf, type CommissionKey } from './address.ts';
import { columnsOf, phoneRowOf, rowIdOf, saleOf, type Row } from './columns.tsx';
import type { CurrentPage } from './CommissionPage.tsx';
import { PageJumper } from './PageJumper.tsx';
import { PageSize } from './PageSize.tsx';

interface Props {
  rows: CommissionRows_rows$key;
  list: List<CommissionKey, CurrentPage>;
}

const HINTS: readonly KeyHint[] = [
  [['ArrowUp', 'ArrowDown'], formatMessage('commission.next')],
  [['Enter'], formatMessage('commission.viewDetails')],
];

/** The page of sales: an order links to its details, a bill opens its commission beside the list. */
export function CommissionRows({ rows: key, list }: Props) {
  const { totalCount, sum, edges } = useFragment(
    graphql`
      fragment CommissionRows_rows on CommissionConnection {
        totalCount
        sum {
          points
        }
        edges {
          node {
            orderId
            ...columns_sale
          }
        }
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const rows: readonly Row[] = edges.map(({ node }) => node);
  const open = (id: string): void => {
    const row = rows.find((one) => rowIdOf(one) === id);
    const orderId = row && saleOf(row).orderId;
    if (orderId == null) list.open(id);
    else void navigate(`/order-details?id=${orderId}`);
  };
  const table = useListRows({ rows, rowId: rowIdOf, list: { ...list, open } });
  const columns = columnsOf({
    ofOrders: rows.some(({ orderId }) => orderId != null),
    withPoints: milliOf(sum.points) > 0,
    beside: list.filters.open !== '',
    onOpen: open,
  });
  const pagination = paginationOf(list, {
    totalCount,
    pageSize: pageSizeOf(list.filters),
    rows: rows.length,
  });
  if (rows.length === 0) {
    return (
      <ListEmpty
        list={list}
        isFiltered={isFiltered(list.filters)}
        none={{
          title: formatMessage('commission.none'),
          explained: formatMessage('commission.noneExplained'),
        }}
        noMatch={{ title: formatMessage('commission.none'), explained: formatMessage('commission.noMatch') }}
        onClear={() => list.filter(NO_FILTERS)}
      />
    );
  }
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('commission.rows')}
        columns={columns}
        tall
        isQuiet={(row) => saleOf(row).status === 'CANCELED'}
        phoneRow={phoneRowOf(open)}
      />
      <ListFoot hints={HINTS} {...pagination}>
        <PageJumper list={list} pages={Math.ceil(totalCount / pageSizeOf(list.filters))} />
        <PageSize list={list} />
      </ListFoot>
    </>
  );
}
