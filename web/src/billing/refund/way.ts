import {
  checkWay,
  formatMessage,
  MONEY_MODES,
  type MoneyMode,
  PAYMENT_MODE_LABELS,
  type PaymentMode,
} from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';

/** The form values of a refund's mode. */
export interface WayValues<Mode extends PaymentMode = MoneyMode> {
  mode: Mode;
  reference: string;
  /** The bank of a transfer; missing in values stored by older versions. */
  bank?: string | undefined;
}

/** The payment modes as choices. */
export const MODE_OPTIONS = MONEY_MODES.map((value) => ({
  value,
  label: formatMessage(PAYMENT_MODE_LABELS[value]),
}));

/** The same, and keeping the money as the customer's credit. */
export const WAY_OPTIONS = [
  ...MODE_OPTIONS,
  { value: 'CREDIT' as const, label: formatMessage('credit.keepAs') },
];

/** The mode of a document; cash for modes unknown to this version. */
export const knownMode = (mode: string): MoneyMode => MONEY_MODES.find((one) => one === mode) ?? 'CASH';

/** Only the fields of the mode: cash and credit have no reference, and only a transfer has a bank. */
function wayOf<Mode extends PaymentMode>({ mode, reference, bank = '' }: WayValues<Mode>) {
  const referenced = mode !== 'CASH' && mode !== 'CREDIT';
  return { mode, reference: referenced ? reference.trim() : '', bank: mode === 'BANK' ? bank.trim() : '' };
}

/** Problems of reference and bank, by field. */
export const wayProblems = (values: WayValues<PaymentMode>): Record<string, string> =>
  formErrors(checkWay(wayOf(values)));

/** The refund's mode in the input's format. */
export function wayInput<Mode extends PaymentMode>(values: WayValues<Mode>) {
  const { mode, reference, bank } = wayOf(values);
  return { mode, ...(reference !== '' && { reference }), ...(bank !== '' && { bank }) };
}
