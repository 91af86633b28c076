import {
  checkCorrectionNote,
  CORRECTION_REASONS,
  isWhole,
  parseStock,
  formatMessage,
  type CorrectionReason,
  type Milli,
} from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';

/** Form values of a correction. */
export interface Entries {
  counted: string;
  reason: CorrectionReason | '';
  note: string;
}

export const EMPTY: Entries = { counted: '', reason: '', note: '' };

const isReason = (value: unknown): boolean => CORRECTION_REASONS.some((reason) => reason === value);

export function isEntries(value: unknown): value is Entries {
  if (typeof value !== 'object' || value === null) return false;
  const { counted, reason, note } = value as Partial<Record<keyof Entries, unknown>>;
  return typeof counted === 'string' && typeof note === 'string' && (reason === '' || isReason(reason));
}

/** The counted stock; undefined if the text is not a quantity. */
export const countOf = ({ counted }: Entries): Milli | undefined => parseStock(counted);

/** Problems of a correction by field. */
export function checkEntries(entries: Entries, { whole }: { whole: boolean }): Record<string, string> {
  const count = countOf(entries);
  return {
    ...(count === undefined && { counted: formatMessage('stock.countedInvalid') }),
    ...(count !== undefined &&
      whole &&
      !isWhole(count) && { counted: formatMessage('billing.quantityNotWhole') }),
    ...checkReason(entries),
  };
}

/** Problems of the reason and note by field. */
export const checkReason = ({ reason, note }: Pick<Entries, 'reason' | 'note'>): Record<string, string> => ({
  ...(reason === '' && { reason: formatMessage('stock.reasonMissing') }),
  ...formErrors([checkCorrectionNote(reason === '' ? undefined : reason, note)]),
});
