import { problem, type Problem } from '../refusals/problem.ts';
import type { Milli } from '../quantity/quantity.ts';

/** Characters of what a customer's cloth is called. */
export const CLOTH_TEXT_LENGTH = 200;

/** The most metres of one cloth, in thousandths: a bale. */
export const MAX_CLOTH: Milli = 999_999;

/** What keeps a customer's cloth from being noted, at its fields; `metres` is undefined where no figure was typed. */
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

/** What is left of a cloth when it is given back: nothing at least, and no more than came. */
export const checkClothLeft = (left: Milli | undefined, metres: Milli): Problem | undefined =>
  left === undefined || left < 0 || left > metres
    ? problem('left', 'INVALID_INPUT', 'cloth.leftInvalid')
    : undefined;
