import {
  checkAlteration,
  checkOrderDays,
  type Day,
  formatMessage,
  type MessageKey,
  type Paise,
} from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';

/** Form values of an alteration. */
export interface AlterationEntries {
  cause: string;
  charge: Paise | undefined;
  /** Empty while no day is chosen. */
  deliveryDate: Day;
  /** Global id; empty while nobody is assigned. */
  employee: string;
  stage: string;
}

/** The most common causes, offered as one-tap choices. */
export const CAUSES = [
  'alteration.tooTight',
  'alteration.tooLoose',
  'alteration.tooLong',
  'alteration.tooShort',
  'alteration.seam',
] as const satisfies readonly MessageKey[];

/** Problems of the form by field. */
export function checkAlterationForm(entries: AlterationEntries, today: Day): Record<string, string> {
  const { cause, charge = 0, deliveryDate, employee, stage } = entries;
  const days = {
    functionDate: null,
    trialDate: null,
    deliveryDate: deliveryDate === '' ? null : deliveryDate,
  };
  return {
    ...formErrors([
      ...checkAlteration({ cause, charge }),
      ...checkOrderDays(days, today).filter((found) => found !== undefined),
    ]),
    ...(employee !== '' && stage === '' && { stage: formatMessage('orderDetails.missing') }),
  };
}
