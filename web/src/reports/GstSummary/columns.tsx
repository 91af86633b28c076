import { formatCount, formatMessage, STATES, type GstGrouping } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_gstRow$data, columns_gstRow$key } from '../../__generated__/columns_gstRow.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { GROUPING_NAMES } from './groupingNames.ts';

export interface Row {
  node: columns_gstRow$key;
  /** Index on the page. */
  at: number;
}

export const readGst = ({ node }: Row) =>
  readInlineData(
    graphql`
      fragment columns_gstRow on GstRow @inline {
        supply
        rate
        hsn
        kind
        unit
        quantity
        gstin
        name
        placeOfSupply
        documents
        taxable
        cgst
        sgst
        igst
        total
      }
    `,
    node,
  );

type Values = columns_gstRow$data;

const supplyWord = ({ supply }: Values): string =>
  supply === '%future added value' ? '' : formatMessage(`gst.supply.${supply}`);

const placeOf = ({ placeOfSupply: code }: Values): string =>
  code == null ? formatMessage('gst.noPlace') : `${code} ${STATES[code] ?? ''}`.trim();

/** Heading of a row: a rate, a code, or a buyer. */
export function headOf(by: GstGrouping, { rate, hsn, name }: Values): string {
  if (by === 'RATE') return `${rate} %`;
  if (by === 'HSN') return hsn || formatMessage('gst.noCode');
  return name ?? formatMessage('gst.unregistered');
}

/** The second line of a row. */
export function secondOf(by: GstGrouping, row: Values): string {
  if (by === 'RATE') return `${supplyWord(row)} · ${formatCount('gst.invoices', row.documents)}`;
  if (by === 'PARTY') return [row.gstin, placeOf(row)].filter((one) => one != null).join(' · ');
  const kind = formatMessage(row.kind === 'SERVICE' ? 'gst.service' : 'gst.goods');
  return `${kind} · ${row.quantity ?? ''} ${row.unit ?? ''}`;
}

type Sum = 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total';

const money = (key: Sum, sumOf: (row: Values) => string, minor = false): Column<Row> => ({
  key,
  heading: formatMessage(`gst.column.${key}`),
  end: true,
  minor,
  cell: (row) => (
    <MoneyText
      amount={paiseOf(sumOf(readGst(row)))}
      dashAtZero={minor}
      {...(key === 'total' && { fontWeight: 'semibold' })}
    />
  ),
});

/** The columns of a grouping: heading, then rate and amounts. */
export const columnsOf = (by: GstGrouping): Column<Row>[] => [
  {
    key: 'head',
    heading: formatMessage(GROUPING_NAMES[by]),
    width: 'full',
    cell: (row) => (
      <>
        <OneLine textStyle="rowTitle">{headOf(by, readGst(row))}</OneLine>
        <OneLine textStyle="second" color="fg.subtle">
          {secondOf(by, readGst(row))}
        </OneLine>
      </>
    ),
  },
  { key: 'supply', heading: formatMessage('gst.column.supply'), cell: (row) => supplyWord(readGst(row)) },
  ...(by === 'RATE'
    ? []
    : [
        {
          key: 'rate',
          heading: formatMessage('gst.column.rate'),
          end: true,
          cell: (row: Row) => readGst(row).rate,
        },
      ]),
  money('taxable', ({ taxable }) => taxable),
  money('cgst', ({ cgst }) => cgst, true),
  money('sgst', ({ sgst }) => sgst, true),
  money('igst', ({ igst }) => igst, true),
  money('total', ({ total }) => total),
];
