import type { Switch } from '../employees/switches.ts';

/** Switches for printing bills at the counter. */
export const PRINTING: readonly Switch[] = [
  { name: 'printAtOnce', label: 'settings.printAtOnce', hint: 'settings.printAtOnceHint' },
  { name: 'hsnOnSlip', label: 'settings.hsnOnSlip', hint: 'settings.hsnOnSlipHint' },
];

/** Switches for the sums of bills (design: billing discount, round-off line). */
export const BILLING: readonly Switch[] = [
  { name: 'discountBeforeTax', label: 'settings.discountBeforeTax', hint: 'settings.discountBeforeTaxHint' },
  { name: 'roundOff', label: 'settings.roundOff', hint: 'settings.roundOffHint' },
];
