import { formatMessage, MONEY_MODES, PAYMENT_MODE_LABELS } from '@galla/domain';

/** How employees are paid, as choices. */
export const MODES = MONEY_MODES.map((value) => ({
  value,
  label: formatMessage(PAYMENT_MODE_LABELS[value]),
}));
