import type { MessageKey } from '../messages/formatMessage.ts';
import type { Paise } from '../money/paise.ts';
import type { BillTotals, LineAmounts } from './types.ts';

/** One row between the lines of a document and its total. */
export interface SumRow {
  label: MessageKey;
  amount: Paise;
}

/** The figures the rows are made of; each line with what the customer pays for it. */
export type Summed = Pick<BillTotals, 'discount' | 'roundOff' | 'total'> & {
  lines: readonly Pick<LineAmounts, 'total'>[];
};

/**
 * The rows from the lines to the total, the same on every screen and paper: lines, less discount, plus round-off. A
 * discount before tax is already in the lines; its row says so and is not subtracted again.
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
