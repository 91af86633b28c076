import {
  checkWay,
  formatMessage,
  MONEY_MODES,
  type MoneyMode,
  PAYMENT_MODE_LABELS,
  type PaymentMode,
} from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';

/** How money goes back, as a form keeps it. */
export interface WayValues<Mode extends PaymentMode = MoneyMode> {
  mode: Mode;
  reference: string;
  /** Of a transfer; what an older version kept on the device has none. */
  bank?: string | undefined;
}

/** How money is paid, as choices. */
export const MODE_OPTIONS = MONEY_MODES.map((value) => ({
  value,
  label: formatMessage(PAYMENT_MODE_LABELS[value]),
}));

/** The same, and that it stays with the shop as credit of the customer. */
export const WAY_OPTIONS = [
  ...MODE_OPTIONS,
  { value: 'CREDIT' as const, label: formatMessage('credit.keepAs') },
];

/** The mode of a document, or cash of a newer one that is not known here. */
export const knownMode = (mode: string): MoneyMode => MONEY_MODES.find((one) => one === mode) ?? 'CASH';

/** Only what belongs to the mode: cash and credit have no reference, and a transfer alone has a bank. */
function wayOf<Mode extends PaymentMode>({ mode, reference, bank = '' }: WayValues<Mode>) {
  const referenced = mode !== 'CASH' && mode !== 'CREDIT';
  return { mode, reference: referenced ? reference.trim() : '', bank: mode === 'BANK' ? bank.trim() : '' };
}

/** What is wrong with reference and bank, by their fields. */
export const wayProblems = (values: WayValues<PaymentMode>): Record<string, string> =>
  formErrors(checkWay(wayOf(values)));

/** The way as it is sent. */
export function wayInput<Mode extends PaymentMode>(values: WayValues<Mode>) {
  const { mode, reference, bank } = wayOf(values);
  return { mode, ...(reference !== '' && { reference }), ...(bank !== '' && { bank }) };
}
