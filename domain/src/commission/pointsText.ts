import { rupeeParts } from '../money/index.ts';
import { roundHalfUp } from '../numbers/round.ts';
import type { Milli } from '../quantity/quantity.ts';

/** Formats points: 2 decimals in cards and totals, 3 in rows (spec 3 §9); "1,234.50", "7.500". */
export function pointsText(points: Milli, decimals: 2 | 3): string {
  const unit = 10 ** decimals;
  const scaled = decimals === 3 ? points : roundHalfUp(points, 10);
  const rest = scaled % unit;
  const { whole } = rupeeParts(((scaled - rest) / unit) * 100);
  return `${whole}.${String(rest).padStart(decimals, '0')}`;
}
