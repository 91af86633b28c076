import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_goods$key } from '../../__generated__/columns_goods.graphql.ts';
import { milliOf, paiseOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';

export type Row = columns_goods$key & { readonly productId: string };

const readGoods = (key: columns_goods$key) =>
  readInlineData(
    graphql`
      fragment columns_goods on GoodsToBuy @inline {
        title
        unit
        available
        lowStock
        soldIn30Days
        supplier
        lastCost
      }
    `,
    key,
  );

/** A line of the shared list: "Rakhi: 2 pc left, 18 sold in 30 days (Surat Textiles)". */
export function lineOf(row: Row): string {
  const { title: product, available: left, unit, soldIn30Days: sold, supplier } = readGoods(row);
  const line = formatMessage('goods.listLine', { product, left, unit, sold });
  return supplier == null ? line : formatMessage('goods.listLineFrom', { line, supplier });
}

const leftOf = (row: Row) => {
  const { available, unit } = readGoods(row);
  return (
    <Box as="span" fontWeight="semibold" {...(milliOf(available) <= 0 && { color: 'due.fg' })}>
      {`${available} ${unit}`}
    </Box>
  );
};

/** Stock, sales and supplier; for the owner also the last cost. */
export const columnsOf = (isOwner: boolean): Column<Row>[] => [
  {
    key: 'product',
    heading: formatMessage('goods.product'),
    width: 'full',
    cell: (row) => (
      <>
        <OneLine textStyle="rowTitle">{readGoods(row).title}</OneLine>
        {readGoods(row).supplier != null && (
          <OneLine textStyle="second" color="fg.subtle">
            {readGoods(row).supplier}
          </OneLine>
        )}
      </>
    ),
  },
  { key: 'left', heading: formatMessage('goods.left'), end: true, cell: leftOf },
  {
    key: 'mark',
    heading: formatMessage('goods.mark'),
    end: true,
    minor: true,
    cell: (row) => readGoods(row).lowStock,
  },
  {
    key: 'sold',
    heading: formatMessage('goods.sold'),
    end: true,
    cell: (row) => readGoods(row).soldIn30Days,
  },
  ...(isOwner
    ? [
        {
          key: 'cost',
          heading: formatMessage('goods.lastCost'),
          end: true,
          cell: (row: Row) => {
            const { lastCost } = readGoods(row);
            return lastCost == null ? '–' : <MoneyText amount={paiseOf(lastCost)} />;
          },
        } satisfies Column<Row>,
      ]
    : []),
];

/** A product on a phone: name, sales and stock. */
export const phoneRowOf = (onOpen: (id: string) => void) =>
  function GoodsPhoneRow(row: Row, current: boolean) {
    const { title, soldIn30Days, supplier } = readGoods(row);
    const second = [`${formatMessage('goods.sold')}: ${soldIn30Days}`, supplier].filter(Boolean).join(' · ');
    return (
      <ListRow
        title={title}
        second={second}
        figure={leftOf(row)}
        current={current}
        onChoose={() => onOpen(row.productId)}
      />
    );
  };
