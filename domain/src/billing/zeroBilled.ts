import { problem, type Problem } from '../refusals/problem.ts';
import type { BillTotals } from './types.ts';

/** Places of the lines for which nothing is asked: those at ₹0.00, and all of them where a discount takes the total. */
export function zeroLines({ lines, total }: Pick<BillTotals, 'lines' | 'total'>): number[] {
  return lines.flatMap((line, at) => (line.total === 0 || total === 0 ? [at] : []));
}

/** Nothing is billed at ₹0.00 unless somebody said so: a problem at the field of each such line's price. */
export function checkZero(
  totals: Pick<BillTotals, 'lines' | 'total'>,
  lines: readonly { name: string; field: string }[],
  confirmed: boolean,
): Problem[] {
  const places = new Set(confirmed ? [] : zeroLines(totals));
  return lines
    .filter((_, at) => places.has(at))
    .map(({ name, field }) => problem(field, 'INVALID_INPUT', 'billing.zeroUnconfirmed', { name }));
}
