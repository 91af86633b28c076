import {
  checkImages,
  checkPatternStages,
  readNamedPrice,
  rupees,
  formatMessage,
  type Paise,
} from '@galla/domain';
import { formErrors } from '../../ui/problems.ts';
import { isUnreadable, stagePriceInputs, stageRows, type StageAmounts } from '../stagePrices/amounts.ts';

/** A picture of a pattern: a stored one, or an upload. */
export type PatternPicture = { kind: 'kept'; url: string } | { kind: 'chosen'; id: string; url: string };

/** Form values of a pattern. */
export interface PatternEntries {
  name: string;
  /** Null while the typed text is not a valid amount. */
  price: Paise | null;
  pictures: readonly PatternPicture[];
  stagePrices: StageAmounts;
}

export const NEW: PatternEntries = { name: '', price: null, pictures: [], stagePrices: {} };

export const isPatternEntries = (value: unknown): value is PatternEntries =>
  typeof value === 'object' &&
  value !== null &&
  'pictures' in value &&
  Array.isArray(value.pictures) &&
  'stagePrices' in value;

const priceText = (price: Paise | null): string => (price === null ? '' : rupees(price));

/** Whether name, price or picture is missing; reported as one message (spec 3 §5). */
export const isIncomplete = ({ name, price, pictures }: PatternEntries): boolean =>
  name.trim() === '' || price === null || pictures.length === 0;

/** Problems by field. */
export function checkPattern({ name, price, pictures, stagePrices }: PatternEntries): Record<string, string> {
  const read = readNamedPrice({ name, price: priceText(price) });
  const errors = formErrors(
    [
      ...('problems' in read ? read.problems : []),
      checkImages(pictures.length),
      price === null ? undefined : checkPatternStages(price, stageRows(stagePrices)),
    ],
    { images: 'pictures' },
  );
  return isUnreadable(stagePrices)
    ? { ...errors, stagePrices: formatMessage('designs.priceInvalid') }
    : errors;
}

/** Input fields shared by creating and updating a pattern. */
export const patternInput = ({ name, price, stagePrices }: PatternEntries) => ({
  name: name.trim(),
  price: priceText(price),
  stagePrices: stagePriceInputs(stagePrices),
});
