import type { MessageKey } from '../messages/formatMessage.ts';
import type { Paise } from '../money/paise.ts';
import type { BillTotals, LineAmounts } from './types.ts';

/** One row on the way from the lines of a document to its total. */
export interface SumRow {
  label: MessageKey;
  amount: Paise;
}

/** What the rows are made of; the lines with what the customer pays for each. */
export type Summed = Pick<BillTotals, 'discount' | 'roundOff' | 'total'> & {
  lines: readonly Pick<LineAmounts, 'total'>[];
};

/**
 * The rows from the lines to the total, the same on every screen and paper: lines, less the discount, with the
 * rounding. A discount before tax is in the lines already; its row says so and takes nothing off again.
 */
export function sumRows({ lines, discount, roundOff, total }: Summed): SumRow[] {
  const items = lines.reduce((sum, line) => sum + line.total, 0);
  const isInLines = items + roundOff === total;
  const rows: SumRow[] = [
    { label: 'billing.itemsTotal', amount: items },
    { label: isInLines ? 'billing.discountInItems' : 'billing.discount', amount: -discount },
    { label: 'billing.roundOff', amount: roundOff },
  ];
  return rows.filter(({ amount }, at) => at === 0 || amount !== 0);
}
