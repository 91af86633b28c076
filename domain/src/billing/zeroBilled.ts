import { problem, type Problem } from '../refusals/problem.ts';
import type { BillTotals } from './types.ts';

/** Indexes of the lines given away: those at ₹0.00, or all of them where a discount takes the whole total. */
export function zeroLines({ lines, total }: Pick<BillTotals, 'lines' | 'total'>): number[] {
  return lines.flatMap((line, at) => (line.total === 0 || total === 0 ? [at] : []));
}

/** Nothing is billed at ₹0.00 without confirmation: a problem at the price of each such line. */
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
