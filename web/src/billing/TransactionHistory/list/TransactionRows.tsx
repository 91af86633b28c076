import { formatMessage } from '@galla/domain';
import { useNavigate } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import type { TransactionRows_document$key } from '../../../__generated__/TransactionRows_document.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { useListRows, type List } from '../../../list/index.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { useTrash } from '../../trash/useTrash.ts';
import { tabOf, type TransactionKey } from '../address.ts';
import { transactionColumns } from './columns.tsx';
import { TransactionPhoneRow } from './TransactionPhoneRow.tsx';

type Transaction = TransactionRows_document$key & { readonly id: string };

const readTransaction = (key: TransactionRows_document$key) =>
  readInlineData(
    graphql`
      fragment TransactionRows_document on Document @inline {
        status
        trashedAt
        viewerCanTrash
        trashRefund
        order {
          id
        }
        ...columns_document
        ...TransactionPhoneRow_document
      }
    `,
    key,
  );

/** A row on a phone. */
const phoneRowOf = (open: (id: string) => void) => (row: Transaction, current: boolean) => (
  <TransactionPhoneRow document={readTransaction(row)} current={current} onChoose={() => open(row.id)} />
);

interface Props {
  rows: readonly Transaction[];
  list: List<TransactionKey, number>;
}

/** The rows of a page: an online order opens its details, all others open beside the list. */
export function TransactionRows({ rows, list }: Props) {
  const navigate = useNavigate();
  const clock = useShopClock();
  const { trash } = useTrash();
  const open = (id: string): void => {
    const row = rows.find((one) => one.id === id);
    const order = row && readTransaction(row).order;
    if (order == null) list.open(id);
    else void navigate(`/order-details?${new URLSearchParams({ id: order.id }).toString()}`);
  };
  const listed = useListRows({ rows, rowId: ({ id }) => id, list: { ...list, open } });
  const currentRow = rows[listed.current];
  const current = currentRow && readTransaction(currentRow);
  useShortcut('Delete', () => currentRow && void trash(currentRow.id), {
    says: formatMessage('transactions.toTrashAct'),
    enabled:
      current?.viewerCanTrash === true && current.trashedAt == null && paiseOf(current.trashRefund) === 0,
  });
  const ofList = transactionColumns(clock, {
    ofOrders: tabOf(list.filters) === 'order',
    isOpen: list.filters.open !== '',
    onDeleted: () => list.close(),
  });
  const columns = ofList.map((column) => ({
    ...column,
    cell: (row: Transaction) => column.cell({ id: row.id, ...readTransaction(row) }),
  }));
  return (
    <DataTable
      {...listed}
      label={formatMessage('transactions.title')}
      columns={columns}
      phoneRow={phoneRowOf(open)}
      fixed
      tall
      isQuiet={(row) => readTransaction(row).status === 'CANCELED'}
    />
  );
}
