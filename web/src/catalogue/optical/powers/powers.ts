import {
  LENS_VALUES,
  lensValueText,
  type LensValueName,
  parseLensValue,
  readLensPrescription,
} from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { powers_prescription$key } from '../../../__generated__/powers_prescription.graphql.ts';

/** Texts of a row's fields; empty if the lens has no such value. */
export type Powers = Record<LensValueName, string>;

export const NO_POWERS: Powers = { sph: '', cyl: '', axis: '', add: '', dia: '' };

/** Powers as the graph returns them. */
export function readPowers(key: powers_prescription$key): Powers {
  const { sph, cyl, axis, add, dia } = readInlineData(
    graphql`
      fragment powers_prescription on LensPrescription @inline {
        sph
        cyl
        axis
        add
        dia
      }
    `,
    key,
  );
  return { sph, cyl: cyl ?? '', axis: axis ?? '', add: add ?? '', dia: dia ?? '' };
}

export const samePowers = (one: Powers, other: Powers): boolean =>
  LENS_VALUES.every((name) => one[name] === other[name]);

/** Problems by value; the same check as on the server. */
export function powersProblems(powers: Powers): Record<string, string> {
  const read = readLensPrescription(powers);
  if ('prescription' in read) return {};
  return Object.fromEntries(read.problems.map(({ field, message }) => [field, message]));
}

/** In prescription notation: "+1.25" for "1.25"; unreadable text is returned unchanged. */
export function written(name: LensValueName, text: string): string {
  const value = parseLensValue(name, text);
  return value === undefined ? text.trim() : lensValueText(name, value);
}

/** The powers as input, without those the lens does not have. */
export const sentPowers = (powers: Powers): Powers =>
  Object.fromEntries(LENS_VALUES.map((name) => [name, written(name, powers[name])])) as Powers;
