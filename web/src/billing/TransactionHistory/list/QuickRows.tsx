import { formatMessage, mobileText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import type { QuickRows_quickBill$key } from '../../../__generated__/QuickRows_quickBill.graphql.ts';
import { useShopClock, type ShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { Tag } from '../../../ui/StatusTag.tsx';
import { usePrefetch } from '../../../ui/whenOpened.tsx';
import type { AskedBill } from '../../quickBills/useReceipt.ts';

// It comes while the list is read: a press must not wait for it, nor for the network.
const fetchDialog = () => import('../../quickBills/ReceivedDialog.tsx');
const ReceivedDialog = lazyPart(fetchDialog);

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
        viewerCanConfirm
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

/** Opens the question whether the money came. */
const Receive = ({ row, onAsk }: { row: Row; onAsk: (row: Row) => void }) =>
  readQuickBill(row).viewerCanConfirm && (
    <Button
      variant="outline"
      size="sm"
      onClick={(event) => {
        event.stopPropagation();
        onAsk(row);
      }}
    >
      {formatMessage('quickBill.receive')}
    </Button>
  );

const columnsOf = (dateTimeNear: ShopClock['dateTimeNear'], onAsk: (row: Row) => void): Column<Row>[] => [
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
  {
    key: 'receive',
    heading: formatMessage('quickBill.receive'),
    unseen: true,
    end: true,
    width: 'cell.status',
    cell: (row) => <Receive row={row} onAsk={onAsk} />,
  },
];

interface PhoneRowProps {
  row: Row;
  current: boolean;
  onChoose: () => void;
}

/** A quick bill on a phone; tapping it asks whether the money came. */
function QuickPhoneRow({ row, current, onChoose }: PhoneRowProps) {
  const { dateTimeNear } = useShopClock();
  const { number, date, customerName, amount, status } = readQuickBill(row);
  return (
    <ListRow
      title={customerName}
      second={`${number.split('/').at(-1) ?? number} · ${dateTimeNear(date)}`}
      figure={<MoneyText amount={paiseOf(amount)} />}
      tag={<StatusOf status={status} />}
      current={current}
      onChoose={onChoose}
    />
  );
}

const phoneRowOf = (ask: (row: Row) => void) => (row: Row, current: boolean) => (
  <QuickPhoneRow row={row} current={current} onChoose={() => ask(row)} />
);

/** Quick bills: an amount, whose it is, and whether anybody confirmed it, which one does here. */
export function QuickRows({ rows }: { rows: readonly Row[] }) {
  const { dateTimeNear } = useShopClock();
  usePrefetch(fetchDialog);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<AskedBill>();
  const ask = (row: Row): void => {
    const { viewerCanConfirm, number, amount } = readQuickBill(row);
    if (viewerCanConfirm) setAsked({ id: row.id, number, amount: paiseOf(amount) });
  };
  const end = (): void => {
    setAsked(undefined);
    // The sums of the list are those of before.
    void revalidate();
  };
  return (
    <>
      <DataTable
        label={formatMessage('transactions.quickTab')}
        rows={rows}
        rowId={({ id }) => id}
        columns={columnsOf(dateTimeNear, ask)}
        onChoose={ask}
        phoneRow={phoneRowOf(ask)}
        fixed
        tall
      />
      <Suspense fallback={null}>
        {asked && <ReceivedDialog bill={asked} onClose={() => setAsked(undefined)} onEnd={end} />}
      </Suspense>
    </>
  );
}
