import { parseScaled } from '../numbers/decimal.ts';
import { MAX_PAISE, type Paise } from './paise.ts';

const AMOUNT = /^([-−]?)\s*₹?\s*([-−]?)\s*([\d.,]+)$/;

/**
 * Parses rupees as typed or sent: "1234.5", "1,23,456.00", "₹ 250", "−₹250.00". Undefined for anything else: more
 * than two decimals, misplaced commas, beyond ₹999,999,999,999.99.
 */
export function parseRupees(text: string): Paise | undefined {
  // No valid amount is nearly as long; keeps hostile input away from a pattern with three runs of spaces.
  const match = text.length > 60 ? null : AMOUNT.exec(text.trim());
  if (!match) return undefined;
  const [, before = '', after = '', digits = ''] = match;
  if (before !== '' && after !== '') return undefined;
  const amount = parseScaled(digits, 2, MAX_PAISE);
  if (amount === undefined) return undefined;
  return before + after === '' || amount === 0 ? amount : -amount;
}
