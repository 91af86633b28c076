import { problem, type Problem } from '../refusals/problem.ts';
import type { Milli } from '../quantity/quantity.ts';

/** Maximum length of the texts of a customer's cloth, in characters. */
export const CLOTH_TEXT_LENGTH = 200;

/** Maximum metres of one cloth, in thousandths: a bale. */
export const MAX_CLOTH: Milli = 999_999;

/** Problems with a customer's cloth, with field names; `metres` is undefined where no figure was entered. */
export function checkCloth({
  description,
  metres,
}: {
  description: string;
  metres: Milli | undefined;
}): Problem[] {
  const text = description.trim();
  return [
    text === '' ? problem('description', 'INVALID_INPUT', 'cloth.descriptionMissing') : undefined,
    text.length > CLOTH_TEXT_LENGTH
      ? problem('description', 'INVALID_INPUT', 'orderRule.textTooLong', { max: CLOTH_TEXT_LENGTH })
      : undefined,
    metres === undefined || metres <= 0 || metres > MAX_CLOTH
      ? problem('metres', 'INVALID_INPUT', 'cloth.metresInvalid')
      : undefined,
  ].filter((one) => one !== undefined);
}

/** What is left of a cloth when it is given back: at least nothing, at most what was brought. */
export const checkClothLeft = (left: Milli | undefined, metres: Milli): Problem | undefined =>
  left === undefined || left < 0 || left > metres
    ? problem('left', 'INVALID_INPUT', 'cloth.leftInvalid')
    : undefined;
