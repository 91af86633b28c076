import type { Paise } from './paise.ts';

const WHOLE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** The parts of a formatted amount, so that a screen can set the ₹ and the paise smaller. */
export interface RupeeParts {
  sign: '' | '−';
  /** Whole rupees with en-IN grouping, without sign: "12,34,567". */
  whole: string;
  /** Always two digits: "50". */
  paise: string;
}

/** Splits an amount for display (spec 2 §9: en-IN formatting, two decimals). */
export function rupeeParts(amount: Paise): RupeeParts {
  const size = Math.abs(amount);
  const rest = size % 100;
  return {
    sign: amount < 0 ? '−' : '',
    whole: WHOLE.format((size - rest) / 100),
    paise: String(rest).padStart(2, '0'),
  };
}

/** "1234.50": two decimals, no grouping, a hyphen before a negative amount. The wire format of all amounts. */
export function rupees(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "1,23,456.00": for a text that already has the ₹. */
export function formatAmount(amount: Paise): string {
  const { sign, whole, paise } = rupeeParts(amount);
  return `${sign}${whole}.${paise}`;
}

/** "₹1,23,456.00", negative "−₹250.00". */
export function formatRupees(amount: Paise): string {
  const { sign, whole, paise } = rupeeParts(amount);
  return `${sign}₹${whole}.${paise}`;
}
