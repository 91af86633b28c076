import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ReceiptRows_receipts$key } from '../../__generated__/ReceiptRows_receipts.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { ReportKey } from './address.ts';
import { columnsOf, pathOf, type Row } from './columns.tsx';
import { phoneRowOf } from './ReceiptPhoneRow.tsx';
import { sorting, SORT_LABELS, type SortField } from './sort.ts';

interface Props {
  receipts: ReceiptRows_receipts$key;
  list: List<ReportKey, number>;
  /** Users who may not see bills get the amounts only. */
  maySeeBills: boolean;
}

/** The payments received, one per row; a row opens what was paid. */
export function ReceiptRows({ receipts, list, maySeeBills }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment ReceiptRows_receipts on ReceiptConnection {
        edges {
          node {
            paymentId
            ...columns_receipt
          }
        }
      }
    `,
    receipts,
  );
  const { dateTimeNear } = useShopClock();
  const navigate = useNavigate();
  const rows: readonly Row[] = edges.map(({ node }) => node);
  const openBill = (paymentId: string): void => {
    const row = rows.find((one) => one.paymentId === paymentId);
    if (row) void navigate(pathOf(row));
  };
  const sorted = sorting.of(list.filters);
  const sorts = (field: SortField) => ({
    sorts: [
      {
        label: formatMessage(SORT_LABELS[field]),
        direction:
          sorted.field === field
            ? sorted.descending
              ? ('descending' as const)
              : ('ascending' as const)
            : undefined,
        onSort: () => list.filter({ sort: sorting.text(sorting.next(field, sorted)) }),
      },
    ],
  });
  return (
    <DataTable
      label={formatMessage('reports.rows')}
      {...useListRows({
        rows,
        rowId: ({ paymentId }) => paymentId,
        list: maySeeBills ? { filters: list.filters, open: openBill, walk: list.walk } : undefined,
      })}
      columns={columnsOf(dateTimeNear, sorts)}
      tall
      phoneRow={phoneRowOf(dateTimeNear, maySeeBills ? openBill : undefined)}
    />
  );
}
