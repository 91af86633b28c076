import { formatRupees, type MessageKey, quantityText, formatMessage, formatCount } from '@galla/domain';
import { milliOf, paiseOf } from '../../../db/numeric.ts';
import type { LineRecord } from '../../history/lines.ts';
import type { Records } from '../load.ts';
import type { Cell, Column, Paper } from '../paper.ts';
import { withMeasures } from './withMeasures.ts';
import { type Tax, taxCell, taxesOf } from './taxes.ts';

const TAX_LABELS: Record<Tax, MessageKey> = {
  cgst: 'billing.cgst',
  sgst: 'billing.sgst',
  igst: 'billing.igst',
};

/** A column with the functions for its cells, in a line and in the row of sums. */
interface Filled extends Column {
  cell: (line: LineRecord, at: number) => Cell;
  sum: string;
}

const rupeeText = (numeric: string): string => formatRupees(paiseOf(numeric));

const quantityOf = ({ quantity, unit }: LineRecord): string => `${quantityText(milliOf(quantity))} ${unit}`;

function rateCell({ price, taxInclusive }: LineRecord, taxes: readonly Tax[]): Cell {
  return {
    text: rupeeText(price),
    under: taxInclusive && taxes.length > 0 ? formatMessage('print.inclusive') : undefined,
  };
}

/** The taxable value, with the discount before tax below it. */
function taxableCell({ taxable, discount }: LineRecord): Cell {
  const taken = paiseOf(discount);
  return { text: rupeeText(taxable), under: taken > 0 ? formatRupees(-taken) : undefined };
}

function sumOf(lines: readonly LineRecord[], value: (line: LineRecord) => string): string {
  return formatRupees(lines.reduce((sum, line) => sum + paiseOf(value(line)), 0));
}

function columnsOf(records: Records): Filled[] {
  const { document, lines } = records;
  const taxes = taxesOf(records);
  // HSN and SAC codes belong to GST, so an unregistered shop does not print them.
  const named = document.registration !== 'NONE' && lines.some(({ hsn }) => hsn !== null);
  const right = { align: 'right' } as const;
  return [
    { label: '', align: 'left', pitch: 32, cell: (_, at) => ({ text: String(at + 1) }), sum: '' },
    {
      label: formatMessage('print.description'),
      align: 'left',
      pitch: 0,
      cell: ({ name }) => ({ text: withMeasures(name) }),
      sum: formatCount('billing.items', document.itemCount),
    },
    ...(named
      ? [
          {
            label: formatMessage('print.hsnSac'),
            align: 'left' as const,
            pitch: 69,
            cell: ({ hsn }: LineRecord) => ({ text: hsn ?? '' }),
            sum: '',
          },
        ]
      : []),
    {
      ...right,
      label: formatMessage('print.quantity'),
      pitch: 53,
      cell: (line) => ({ text: quantityOf(line) }),
      sum: quantityText(milliOf(document.totalQuantity)),
    },
    {
      ...right,
      label: formatMessage('print.rate'),
      pitch: 73,
      cell: (line) => rateCell(line, taxes),
      sum: '',
    },
    ...(taxes.length > 0
      ? [
          {
            ...right,
            label: formatMessage('print.taxable'),
            pitch: 73,
            cell: taxableCell,
            sum: sumOf(lines, (line) => line.taxable),
          },
        ]
      : []),
    ...taxes.map((tax) => ({
      ...right,
      label: formatMessage(TAX_LABELS[tax]),
      pitch: 62,
      cell: (line: LineRecord) => taxCell(line, tax),
      sum: sumOf(lines, (line) => line[tax]),
    })),
    {
      ...right,
      label: formatMessage('print.amount'),
      pitch: 71,
      cell: (line) => ({ text: rupeeText(line.total) }),
      sum: sumOf(lines, (line) => line.total),
    },
  ];
}

/** The table of a document's lines. */
export function composeTable(records: Records): Pick<Paper, 'columns' | 'rows' | 'sumRow'> {
  const columns = columnsOf(records);
  return {
    columns: columns.map(({ label, align, pitch }) => ({ label, align, pitch })),
    rows: records.lines.map((line, at) => columns.map(({ cell }) => cell(line, at))),
    sumRow: columns.map(({ sum }) => ({ text: sum })),
  };
}
