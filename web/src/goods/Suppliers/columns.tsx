import { formatCount, formatDayNear, formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_supplier$key } from '../../__generated__/columns_supplier.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

export type Row = columns_supplier$key & { readonly id: string };

const readSupplier = (key: columns_supplier$key) =>
  readInlineData(
    graphql`
      fragment columns_supplier on Supplier @inline {
        name
        receiptCount
        lastOn
        spent
      }
    `,
    key,
  );

const lastText = (row: Row, today: Day): string => {
  const { lastOn } = readSupplier(row);
  return lastOn == null ? '–' : formatDayNear(lastOn, today);
};

const spentOf = (row: Row) => {
  const { spent } = readSupplier(row);
  return spent == null ? null : <MoneyText amount={paiseOf(spent)} dashAtZero fontWeight="semibold" />;
};

/** Supplier, number and date of deliveries; for the owner also the cost. */
export const columnsOf = (today: Day, isOwner: boolean): Column<Row>[] => [
  {
    key: 'name',
    heading: formatMessage('goods.supplier'),
    width: 'full',
    cell: (row) => readSupplier(row).name,
  },
  {
    key: 'count',
    heading: formatMessage('goods.receipts'),
    end: true,
    cell: (row) => String(readSupplier(row).receiptCount),
  },
  {
    key: 'last',
    heading: formatMessage('goods.last'),
    cell: (row) => <Box whiteSpace="nowrap">{lastText(row, today)}</Box>,
  },
  ...(isOwner
    ? [
        {
          key: 'spent',
          heading: formatMessage('goods.spent'),
          end: true,
          cell: spentOf,
        } satisfies Column<Row>,
      ]
    : []),
];

/** A supplier on a phone. */
export const phoneRowOf = (today: Day, isOwner: boolean, onOpen: (id: string) => void) =>
  function SupplierPhoneRow(row: Row, current: boolean) {
    const { name, receiptCount } = readSupplier(row);
    return (
      <ListRow
        title={name}
        second={`${formatCount('goods.times', receiptCount)} · ${lastText(row, today)}`}
        figure={isOwner ? spentOf(row) : null}
        current={current}
        onChoose={() => onOpen(row.id)}
      />
    );
  };
