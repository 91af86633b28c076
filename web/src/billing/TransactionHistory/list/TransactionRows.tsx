import { formatMessage } from '@galla/domain';
import { useNavigate } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import type { TransactionRows_document$key } from '../../../__generated__/TransactionRows_document.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { useListRows, type List } from '../../../list/index.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { useTrash } from '../../trash/useTrash.ts';
import type { TransactionKey } from '../address.ts';
import { transactionColumns } from './columns.tsx';
import { TransactionPhoneRow } from './TransactionPhoneRow.tsx';

export type Transaction = TransactionRows_document$key & { readonly id: string };

/** What a row of the history shows of a document. */
export const readTransaction = (key: TransactionRows_document$key) =>
  readInlineData(
    graphql`
      fragment TransactionRows_document on Document @inline {
        id
        number
        date
        customerName
        customerMobile
        status
        total
        pending
        trashedAt
        viewerCanTrash
        order {
          id
        }
        ...DocumentTag_document
        ...TrashActs_document
      }
    `,
    key,
  );

interface Props {
  rows: readonly Transaction[];
  list: List<TransactionKey, number>;
}

/** The rows of a page: an order of the web leads to its details, all others open beside the list. */
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
  useShortcut('Delete', () => current && void trash(current.id), {
    says: formatMessage('transactions.toTrashAct'),
    enabled: current?.viewerCanTrash === true && current.trashedAt == null,
  });
  return (
    <DataTable
      {...listed}
      label={formatMessage('transactions.title')}
      columns={transactionColumns(clock, () => list.close())}
      phoneRow={(row, isCurrent) => (
        <TransactionPhoneRow document={row} current={isCurrent} onChoose={() => open(row.id)} />
      )}
      fixed
      tall
      isQuiet={(row) => readTransaction(row).status === 'CANCELED'}
    />
  );
}
