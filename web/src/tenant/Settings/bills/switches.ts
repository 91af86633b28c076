import type { Switch } from '../employees/switches.ts';

/** How the shop's bills are printed at the counter. */
export const PRINTING: readonly Switch[] = [
  { name: 'printAtOnce', label: 'settings.printAtOnce', hint: 'settings.printAtOnceHint' },
  { name: 'hsnOnSlip', label: 'settings.hsnOnSlip', hint: 'settings.hsnOnSlipHint' },
];

/** How the shop's bills are summed up (design: billing discount, round-off line). */
export const BILLING: readonly Switch[] = [
  { name: 'discountBeforeTax', label: 'settings.discountBeforeTax', hint: 'settings.discountBeforeTaxHint' },
  { name: 'roundOff', label: 'settings.roundOff', hint: 'settings.roundOffHint' },
];
