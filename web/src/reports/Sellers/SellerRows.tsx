import { formatCount, formatMessage } from '@galla/domain';
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { SellerRows_sellers$key } from '../../__generated__/SellerRows_sellers.graphql.ts';
import type { SellerRows_seller$key } from '../../__generated__/SellerRows_seller.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { PlainRow } from '../shared/PlainRow.tsx';

type Row = SellerRows_seller$key & { readonly itemId: string };

const readSeller = (key: SellerRows_seller$key) =>
  readInlineData(
    graphql`
      fragment SellerRows_seller on Seller @inline {
        name
        category
        unit
        quantity
        amount
        profit
        bills
        stock
        stockValue
      }
    `,
    key,
  );

/** "12 pc", or a dash if nothing is counted. */
const counted = (quantity: string | null | undefined, unit: string): string =>
  quantity == null ? '–' : `${quantity} ${unit}`;

/** Category and number of bills below the name. */
function secondOf(row: Row): string {
  const { category, bills } = readSeller(row);
  return [category, bills > 0 && formatCount('sellers.bills', bills)].filter(Boolean).join(' · ');
}

const stockValueOf = (row: Row) => {
  const { stockValue } = readSeller(row);
  return stockValue == null ? '–' : <MoneyText amount={paiseOf(stockValue)} dashAtZero />;
};

const amountOf = (row: Row) => (
  <MoneyText amount={paiseOf(readSeller(row).amount)} fontWeight="semibold" dashAtZero />
);

const profitOf = (row: Row) => {
  const { profit } = readSeller(row);
  return profit == null ? '–' : <MoneyText amount={paiseOf(profit)} dashAtZero />;
};

const ITEM: Column<Row> = {
  key: 'item',
  heading: formatMessage('sellers.column.item'),
  width: 'full',
  cell: (row) => (
    <>
      <OneLine textStyle="rowTitle">{readSeller(row).name}</OneLine>
      <OneLine textStyle="second" color="fg.subtle">
        {secondOf(row)}
      </OneLine>
    </>
  ),
};
const STOCK: Column<Row>[] = [
  {
    key: 'stock',
    heading: formatMessage('sellers.column.stock'),
    end: true,
    cell: (row) => counted(readSeller(row).stock, readSeller(row).unit),
  },
  { key: 'value', heading: formatMessage('sellers.column.stockValue'), end: true, cell: stockValueOf },
];
const SOLD: Column<Row>[] = [
  {
    key: 'quantity',
    heading: formatMessage('sellers.column.quantity'),
    end: true,
    cell: (row) => counted(readSeller(row).quantity, readSeller(row).unit),
  },
  { key: 'amount', heading: formatMessage('sellers.column.amount'), end: true, cell: amountOf },
];

/** Owner only, and only if any cost is known. */
const PROFIT: Column<Row> = {
  key: 'profit',
  heading: formatMessage('sellers.column.profit'),
  end: true,
  cell: profitOf,
};

/** An item on a phone: quantity sold or in stock, and its value. */
const phoneRowOf = (isSlow: boolean) =>
  function SellerPhoneRow(row: Row) {
    const { name, quantity, stock, unit } = readSeller(row);
    const second = [counted(isSlow ? stock : quantity, unit), secondOf(row)].filter(Boolean).join(' · ');
    return <PlainRow title={name} second={second} figure={isSlow ? stockValueOf(row) : amountOf(row)} />;
  };

/** Items in the selected order, with quantities sold and in stock. */
export function SellerRows({ sellers, isSlow }: { sellers: SellerRows_sellers$key; isSlow: boolean }) {
  const { edges, summary } = useFragment(
    graphql`
      fragment SellerRows_sellers on SellerConnection {
        summary {
          profit
        }
        edges {
          node {
            itemId
            ...SellerRows_seller
          }
        }
      }
    `,
    sellers,
  );
  const rows: readonly Row[] = edges.map(({ node }) => node);
  return (
    <DataTable
      label={formatMessage('sellers.rows')}
      rows={rows}
      rowId={({ itemId }) => itemId}
      columns={
        isSlow ? [ITEM, ...STOCK] : [ITEM, ...SOLD, ...(summary.profit == null ? [] : [PROFIT]), ...STOCK]
      }
      tall
      phoneRow={phoneRowOf(isSlow)}
    />
  );
}
