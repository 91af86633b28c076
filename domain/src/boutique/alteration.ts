import { fitsMoney, type Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** Maximum length of an alteration's cause, in characters. */
export const CAUSE_LENGTH = 200;

/** An alteration as entered: its cause, free or charged. */
export interface AskedAlteration {
  readonly cause: string;
  /** Before GST; 0 is free. */
  readonly charge: Paise;
}

/** Problems with an alteration, with field names. */
export function checkAlteration({ cause, charge }: AskedAlteration): Problem[] {
  const text = cause.trim();
  return [
    text === '' ? problem('cause', 'INVALID_INPUT', 'alteration.causeMissing') : undefined,
    text.length > CAUSE_LENGTH
      ? problem('cause', 'INVALID_INPUT', 'orderRule.textTooLong', { max: CAUSE_LENGTH })
      : undefined,
    charge < 0 ? problem('charge', 'INVALID_INPUT', 'alteration.chargeInvalid') : undefined,
    fitsMoney(charge) ? undefined : problem('charge', 'AMOUNT_TOO_LARGE', 'billing.amountTooLarge'),
  ].filter((one) => one !== undefined);
}
