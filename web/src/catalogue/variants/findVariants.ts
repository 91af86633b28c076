import { lensPowerOf, lensPowerText } from '@galla/domain';
import type { VariantEntry } from './variant.ts';

/** Up to this many there is no search field. */
export const FEW_VARIANTS = 10;

const spelled = (text: string): string => text.toLocaleLowerCase('en-IN').replaceAll('−', '-');

/** Whether a variant matches by code, traits, or power in opticians' shorthand: "-2 -.75", "125". */
export function isMeant({ sku, traits }: Pick<VariantEntry, 'sku' | 'traits'>, wanted: string): boolean {
  const words = spelled(wanted).split(/\s+/).filter(Boolean);
  const known = spelled(`${sku} ${traits}`);
  if (words.every((word) => known.includes(word))) return true;
  const power = lensPowerOf(wanted);
  return power !== undefined && traits.split(' · ').some((trait) => trait.startsWith(lensPowerText(power)));
}
