import type { Paise } from '../money/paise.ts';
import { parseScaled, scaledText } from '../numbers/decimal.ts';
import { roundHalfUp } from '../numbers/round.ts';

/** A percentage in hundredths of a per cent: 18 % is 1800, 2.5 % is 250. Always an integer. */
export type BasisPoints = number;

/** 100 %. */
export const MAX_BASIS_POINTS: BasisPoints = 10_000;

/** Parses "18", "2.5" or "18 %": 0 to 100 with at most two decimals. Undefined for anything else. */
export function parsePercent(text: string): BasisPoints | undefined {
  return parseScaled(text.trim().replace(/\s*%$/, ''), 2, MAX_BASIS_POINTS);
}

/** "18" or "2.5", without the sign. */
export function percentText(percentage: BasisPoints): string {
  return scaledText(percentage, 2);
}

/** The percentage of an amount, half-up to the paisa. */
export function percentOf(amount: Paise, percentage: BasisPoints): Paise {
  return roundHalfUp(BigInt(amount) * BigInt(percentage), MAX_BASIS_POINTS);
}
