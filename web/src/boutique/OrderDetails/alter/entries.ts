import {
  checkAlteration,
  checkOrderDays,
  type Day,
  formatMessage,
  type MessageKey,
  type Paise,
} from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';

/** What is typed of a piece that comes back. */
export interface AlterationEntries {
  cause: string;
  charge: Paise | undefined;
  /** Empty while none is chosen. */
  deliveryDate: Day;
  /** Global id; empty for nobody yet. */
  employee: string;
  stage: string;
}

/** What pieces come back for most often: one tap instead of typing. */
export const CAUSES = [
  'alteration.tooTight',
  'alteration.tooLoose',
  'alteration.tooLong',
  'alteration.tooShort',
  'alteration.seam',
] as const satisfies readonly MessageKey[];

/** The problems of the form at its fields. */
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
