import {
  checkReference,
  PAYMENT_MODE_LABELS,
  MONEY_MODES,
  formatMessage,
  type MoneyMode,
} from '@galla/domain';

/** How money goes back, as a form keeps it. */
export interface WayValues {
  mode: MoneyMode;
  reference: string;
}

/** How money is paid, as choices. */
export const MODE_OPTIONS = MONEY_MODES.map((value) => ({
  value,
  label: formatMessage(PAYMENT_MODE_LABELS[value]),
}));

/** The mode of a document, or cash of a newer one that is not known here. */
export const knownMode = (mode: string): MoneyMode => MONEY_MODES.find((one) => one === mode) ?? 'CASH';

/** What is wrong with the reference, by its field. */
export function wayProblems({ mode, reference }: WayValues): Record<string, string> {
  const found = checkReference(mode, reference);
  return found ? { reference: found.message } : {};
}

/** The way as it is sent: in cash there is no reference. */
export const wayInput = ({ mode, reference }: WayValues) => ({
  mode,
  ...(mode !== 'CASH' && reference.trim() !== '' && { reference: reference.trim() }),
});
