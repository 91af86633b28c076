import { lensPowerOf } from '../power/powerText.ts';
import { lensPowerText } from '../power/lensPower.ts';

/** Traits other than the power that distinguish lenses. */
const SORT_TRAITS = [
  'lensType',
  'material',
  'coating',
  'index',
  'color',
  'size',
  'shape',
  'gender',
  'style',
] as const;

/** The traits of a variant of a lens; null where it has none. */
export type SortTraits = Readonly<Partial<Record<(typeof SORT_TRAITS)[number], string | null>>>;

const spelled = (trait: string | null | undefined): string => (trait ?? '').trim().toLocaleLowerCase('en-IN');

/** A key for the sort of lens: variants of a product with the same key differ only in power. */
export const lensSort = (traits: SortTraits): string =>
  JSON.stringify(SORT_TRAITS.map((name) => spelled(traits[name])));

/** Display name of a sort: "Single vision · CR-39 · Hard coat"; empty when only the power is known. */
export const sortName = (traits: SortTraits): string =>
  SORT_TRAITS.map((name) => (traits[name] ?? '').trim())
    .filter(Boolean)
    .join(' · ');

/** A variant of a lens as the matrix needs it. */
export interface PoweredVariant extends SortTraits {
  /** The text of its power; null for none. */
  readonly power: string | null;
}

/** The variants of a sort by power, and those whose text is not a single power, such as a range. */
export interface ByPower<Variant> {
  /** By `lensPowerText`; mostly one variant each. */
  powers: Map<string, Variant[]>;
  others: Variant[];
}

/** Groups the variants of a product that are the same sort as a given one by their powers. */
export function byPower<Variant extends PoweredVariant>(
  variants: readonly Variant[],
  of: SortTraits,
): ByPower<Variant> {
  const sort = lensSort(of);
  const powers = new Map<string, Variant[]>();
  const others: Variant[] = [];
  for (const variant of variants) {
    if (lensSort(variant) !== sort) continue;
    const power = lensPowerOf(variant.power);
    if (power === undefined) others.push(variant);
    else {
      const text = lensPowerText(power);
      powers.set(text, [...(powers.get(text) ?? []), variant]);
    }
  }
  return { powers, others };
}
