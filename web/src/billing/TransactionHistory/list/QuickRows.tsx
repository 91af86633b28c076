import { formatMessage, mobileText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { QuickRows_quickBill$key } from '../../../__generated__/QuickRows_quickBill.graphql.ts';
import { useShopClock, type ShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { Tag } from '../../../ui/StatusTag.tsx';

type Row = QuickRows_quickBill$key & { readonly id: string };

const readQuickBill = (key: QuickRows_quickBill$key) =>
  readInlineData(
    graphql`
      fragment QuickRows_quickBill on QuickBill @inline {
        number
        amount
        customerName
        phone
        status
        date
      }
    `,
    key,
  );

const StatusOf = ({ status }: { status: string }) =>
  status === 'PAID' ? (
    <Tag tone="paid">{formatMessage('history.paid')}</Tag>
  ) : (
    <Tag tone="part">{formatMessage('transactions.pending')}</Tag>
  );

const columnsOf = (dateTimeNear: ShopClock['dateTimeNear']): Column<Row>[] => [
  {
    key: 'bill',
    heading: formatMessage('history.bill'),
    cell: (row) => {
      const { number, date } = readQuickBill(row);
      return (
        <>
          <OneLine textStyle="rowTitle">{number}</OneLine>
          <Box textStyle="second" color="fg.subtle">
            {dateTimeNear(date)}
          </Box>
        </>
      );
    },
  },
  {
    key: 'customer',
    heading: formatMessage('customers.customer'),
    cell: (row) => {
      const { customerName, phone } = readQuickBill(row);
      return (
        <>
          <OneLine textStyle="rowTitle">{customerName}</OneLine>
          <Box textStyle="second" color="fg.subtle">
            {mobileText(phone)}
          </Box>
        </>
      );
    },
  },
  {
    key: 'status',
    heading: formatMessage('history.status'),
    width: 'cell.status',
    cell: (row) => <StatusOf status={readQuickBill(row).status} />,
  },
  {
    key: 'amount',
    heading: formatMessage('billing.total'),
    end: true,
    width: 'cell.amount',
    cell: (row) => <MoneyText amount={paiseOf(readQuickBill(row).amount)} fontWeight="semibold" />,
  },
];

/** Quick bills: an amount, whose it is, and whether anybody confirmed it. There is nothing to open. */
export function QuickRows({ rows }: { rows: readonly Row[] }) {
  const { dateTimeNear } = useShopClock();
  return (
    <DataTable
      label={formatMessage('transactions.quickTab')}
      rows={rows}
      rowId={({ id }) => id}
      columns={columnsOf(dateTimeNear)}
      fixed
      tall
    />
  );
}
