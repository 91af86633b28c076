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
import { InRow } from '../../../ui/InRow.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { usePrefetch } from '../../../ui/whenOpened.tsx';
import { QuickTag } from '../../quickBills/QuickTag.tsx';
import { QuickTrashActs } from '../../quickBills/QuickTrashActs.tsx';
import type { AskedBill } from '../../quickBills/useReceipt.ts';
import { useListRows, type List } from '../../../list/index.ts';
import type { TransactionKey } from '../address.ts';

// Prefetched while the user reads the list, so that a press need not wait for it or the network.
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
        date
        viewerCanConfirm
        trashedAt
        ...QuickTag_quickBill
        ...QuickTrashActs_quickBill
      }
    `,
    key,
  );

/** Asks whether the money was received. */
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

interface Acts {
  onAsk: (row: Row) => void;
  onDeleted: () => void;
}

const columnsOf = (dateTimeNear: ShopClock['dateTimeNear'], { onAsk, onDeleted }: Acts): Column<Row>[] => [
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
    cell: (row) => <QuickTag quickBill={readQuickBill(row)} />,
  },
  {
    key: 'amount',
    heading: formatMessage('billing.total'),
    end: true,
    width: 'cell.amount',
    cell: (row) => {
      const { amount, trashedAt } = readQuickBill(row);
      return <MoneyText amount={paiseOf(amount)} struck={trashedAt != null} fontWeight="semibold" />;
    },
  },
  {
    key: 'receive',
    heading: formatMessage('quickBill.receive'),
    unseen: true,
    end: true,
    width: 'cell.status',
    cell: (row) => <Receive row={row} onAsk={onAsk} />,
  },
  {
    key: 'trash',
    heading: formatMessage('transactions.toTrashAct'),
    unseen: true,
    end: true,
    width: '12',
    cell: (row) => (
      <InRow>
        <QuickTrashActs quickBill={readQuickBill(row)} plain onDeleted={onDeleted} />
      </InRow>
    ),
  },
];

interface PhoneRowProps {
  row: Row;
  current: boolean;
  onChoose: () => void;
}

/** A quick bill on a phone; its actions are in the dialog that it opens. */
function QuickPhoneRow({ row, current, onChoose }: PhoneRowProps) {
  const { dateTimeNear } = useShopClock();
  const bill = readQuickBill(row);
  const { number, date, customerName, amount, trashedAt } = bill;
  return (
    <ListRow
      title={customerName}
      second={`${number.split('/').at(-1) ?? number} · ${dateTimeNear(date)}`}
      figure={<MoneyText amount={paiseOf(amount)} />}
      tag={<QuickTag quickBill={bill} />}
      quiet={trashedAt != null}
      current={current}
      onChoose={onChoose}
    />
  );
}

const phoneRowOf = (open: (id: string) => void) => (row: Row, current: boolean) => (
  <QuickPhoneRow row={row} current={current} onChoose={() => open(row.id)} />
);

interface Props {
  rows: readonly Row[];
  list: List<TransactionKey, number>;
}

/**
 * Quick bills: amount, customer, and whether someone confirmed the payment, which can be done here. A row opens its
 * bill.
 */
export function QuickRows({ rows, list }: Props) {
  const { dateTimeNear } = useShopClock();
  usePrefetch(fetchDialog);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<AskedBill>();
  const ask = (row: Row): void => {
    const { number, amount } = readQuickBill(row);
    setAsked({ id: row.id, number, amount: paiseOf(amount) });
  };
  const end = (): void => {
    setAsked(undefined);
    // The sums of the list are outdated.
    void revalidate();
  };
  return (
    <>
      <DataTable
        label={formatMessage('transactions.quickTab')}
        {...useListRows({ rows, rowId: ({ id }) => id, list })}
        columns={columnsOf(dateTimeNear, { onAsk: ask, onDeleted: list.close })}
        phoneRow={phoneRowOf(list.open)}
        fixed
        tall
        isQuiet={(row) => readQuickBill(row).trashedAt != null}
      />
      <Suspense fallback={null}>
        {asked && <ReceivedDialog bill={asked} onClose={() => setAsked(undefined)} onEnd={end} />}
      </Suspense>
    </>
  );
}
