import { formatMessage, mobileText } from '@galla/domain';
import { Trash2 } from 'lucide-react';
import type { ShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { InRow } from '../../../ui/InRow.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { Tag } from '../../../ui/StatusTag.tsx';
import { DocumentTag } from '../../document/DocumentTag.tsx';
import { TrashActs } from '../../trash/TrashActs.tsx';
import { readTransaction, type Transaction } from './TransactionRows.tsx';

type Read = ReturnType<typeof readTransaction>;

/** That it lies in the trash, else how much of it is paid. */
export function TransactionTag({ document }: { document: Read }) {
  if (document.trashedAt == null) return <DocumentTag document={document} />;
  return (
    <Tag tone="due" icon={<Trash2 size={14} strokeWidth={2} aria-hidden />}>
      {formatMessage('transactions.inTrash')}
    </Tag>
  );
}

/** The mobile, and that somebody ordered in the web. */
export const customerLine = ({ customerMobile, order }: Read): string =>
  [mobileText(customerMobile ?? ''), order != null && formatMessage('transactions.webOrder')]
    .filter(Boolean)
    .join(' · ');

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    <OneLine textStyle="rowTitle">{first}</OneLine>
    <OneLine textStyle="second" color="fg.subtle">
      {second}
    </OneLine>
  </>
);

/** What a table shows of invoices and orders; `onDeleted` hears that one is gone for good. */
export const transactionColumns = (
  { dateTimeNear }: ShopClock,
  onDeleted: () => void,
): Column<Transaction>[] => [
  {
    key: 'bill',
    heading: formatMessage('history.bill'),
    cell: (row) => {
      const { number, date } = readTransaction(row);
      return <TwoLines first={number} second={dateTimeNear(date)} />;
    },
  },
  {
    key: 'customer',
    heading: formatMessage('customers.customer'),
    cell: (row) => {
      const document = readTransaction(row);
      return <TwoLines first={document.customerName} second={customerLine(document)} />;
    },
  },
  {
    key: 'status',
    heading: formatMessage('history.status'),
    width: 'cell.status',
    cell: (row) => <TransactionTag document={readTransaction(row)} />,
  },
  {
    key: 'pending',
    heading: formatMessage('transactions.pending'),
    end: true,
    width: 'cell.amount',
    cell: (row) => {
      const { status, pending } = readTransaction(row);
      return <MoneyText amount={status === 'CANCELED' ? 0 : paiseOf(pending)} dashAtZero />;
    },
  },
  {
    key: 'total',
    heading: formatMessage('billing.total'),
    end: true,
    width: 'cell.amount',
    cell: (row) => {
      const { status, total } = readTransaction(row);
      return <MoneyText amount={paiseOf(total)} struck={status === 'CANCELED'} fontWeight="semibold" />;
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
        <TrashActs document={readTransaction(row)} plain onDeleted={onDeleted} />
      </InRow>
    ),
  },
];
