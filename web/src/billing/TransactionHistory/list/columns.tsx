import { formatMessage, formatRupees, mobileText } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_document$key } from '../../../__generated__/columns_document.graphql.ts';
import type { ShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { InRow } from '../../../ui/InRow.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { TrashActs } from '../../trash/TrashActs.tsx';
import { OrderStateTag } from './OrderStateTag.tsx';
import { orderStateWord } from './orderStateWord.ts';
import { TransactionTag } from './TransactionTag.tsx';

type Row = columns_document$key & { readonly id: string };

const readRow = (key: columns_document$key) =>
  readInlineData(
    graphql`
      fragment columns_document on Document @inline {
        number
        date
        customerName
        customerMobile
        status
        orderState
        total
        pending
        order {
          __typename
        }
        ...TransactionTag_document
        ...OrderStateTag_document
        ...TrashActs_document
      }
    `,
    key,
  );

/** The mobile number, and whether it is an online order. */
const customerLine = ({ customerMobile, order }: ReturnType<typeof readRow>): string =>
  [mobileText(customerMobile ?? ''), order != null && formatMessage('transactions.webOrder')]
    .filter(Boolean)
    .join(' · ');

interface LinesProps {
  first: string;
  second: string;
  /** Shown in this column when there is no room for its own. */
  narrow?: string;
}

const TwoLines = ({ first, second, narrow = '' }: LinesProps) => (
  <>
    <OneLine textStyle="rowTitle">{first}</OneLine>
    <OneLine textStyle="second" color="fg.subtle">
      {second}
      {narrow !== '' && <Span hideFrom="lg">{narrow}</Span>}
    </OneLine>
  </>
);

const stillPending = ({ status, pending }: ReturnType<typeof readRow>): number =>
  status === 'CANCELED' ? 0 : paiseOf(pending);

const ORDER_STATE: Column<Row> = {
  key: 'orderState',
  heading: formatMessage('transactions.order'),
  minor: true,
  width: 'cell.state',
  cell: (row) => <OrderStateTag document={readRow(row)} />,
};

const PENDING: Column<Row> = {
  key: 'pending',
  heading: formatMessage('transactions.pending'),
  minor: true,
  end: true,
  width: 'cell.amount',
  cell: (row) => {
    return <MoneyText amount={stillPending(readRow(row))} dashAtZero />;
  },
};

interface Shown {
  /** For orders, also shows their progress. */
  ofOrders: boolean;
  /** A document is open beside the list, which shows all its amounts. */
  isOpen: boolean;
  /** A document was permanently deleted. */
  onDeleted: () => void;
}

/** The columns of invoices and orders. */
export const transactionColumns = (
  { dateTimeNear }: ShopClock,
  { ofOrders, isOpen, onDeleted }: Shown,
): Column<Row>[] => [
  {
    key: 'bill',
    heading: formatMessage('history.bill'),
    cell: (row) => {
      const { number, date } = readRow(row);
      return <TwoLines first={number} second={dateTimeNear(date)} />;
    },
  },
  {
    key: 'customer',
    heading: formatMessage('customers.customer'),
    cell: (row) => {
      const document = readRow(row);
      const state = orderStateWord(document.orderState);
      return (
        <TwoLines
          first={document.customerName}
          second={customerLine(document)}
          narrow={state === '' ? '' : ` · ${state}`}
        />
      );
    },
  },
  ...(ofOrders ? [ORDER_STATE] : []),
  {
    key: 'status',
    heading: formatMessage('history.status'),
    width: 'cell.status',
    cell: (row) => <TransactionTag document={readRow(row)} />,
  },
  ...(ofOrders && isOpen ? [] : [PENDING]),
  {
    key: 'total',
    heading: formatMessage('billing.total'),
    end: true,
    width: 'cell.amount',
    cell: (row) => {
      const document = readRow(row);
      const pending = stillPending(document);
      return (
        <>
          <MoneyText
            amount={paiseOf(document.total)}
            struck={document.status === 'CANCELED'}
            fontWeight="semibold"
          />
          {pending > 0 && (
            <Span hideFrom="lg" display="block" textStyle="second" color="due.fg">
              {formatMessage('transactions.amountPending', { amount: formatRupees(pending) })}
            </Span>
          )}
        </>
      );
    },
  },
  {
    key: 'trash',
    heading: formatMessage('transactions.toTrashAct'),
    unseen: true,
    end: true,
    width: '12',
    cell: (row) => (
      <InRow>
        <TrashActs document={readRow(row)} plain onDeleted={onDeleted} />
      </InRow>
    ),
  },
];
