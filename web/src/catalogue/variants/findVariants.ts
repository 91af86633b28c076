import { lensPowerOf, lensPowerText } from '@galla/domain';
import type { VariantEntry } from './variant.ts';

/** Up to so many nobody searches. */
export const FEW_VARIANTS = 10;

const spelled = (text: string): string => text.toLocaleLowerCase('en-IN').replaceAll('−', '-');

/** Whether a variant is meant by its code, its traits, or its power as opticians type it: "-2 -.75", "125". */
export function isMeant({ sku, traits }: Pick<VariantEntry, 'sku' | 'traits'>, wanted: string): boolean {
  const words = spelled(wanted).split(/\s+/).filter(Boolean);
  const known = spelled(`${sku} ${traits}`);
  if (words.every((word) => known.includes(word))) return true;
  const power = lensPowerOf(wanted);
  return power !== undefined && traits.split(' · ').some((trait) => trait.startsWith(lensPowerText(power)));
}
