import { lensPowerOf } from '../power/powerText.ts';
import { lensPowerText } from '../power/lensPower.ts';

/** What makes a lens another one than its power does. */
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

/** The traits of a variant of a lens; null is what it does not have. */
export type SortTraits = Readonly<Partial<Record<(typeof SORT_TRAITS)[number], string | null>>>;

const spelled = (trait: string | null | undefined): string => (trait ?? '').trim().toLocaleLowerCase('en-IN');

/** Two variants of a product with the same key are the same lens in two powers. */
export const lensSort = (traits: SortTraits): string =>
  JSON.stringify(SORT_TRAITS.map((name) => spelled(traits[name])));

/** What a sort is called: "Single vision · CR-39 · Hard coat"; empty where nothing but the power is known of it. */
export const sortName = (traits: SortTraits): string =>
  SORT_TRAITS.map((name) => (traits[name] ?? '').trim())
    .filter(Boolean)
    .join(' · ');

/** A variant of a lens as a matrix needs it. */
export interface PoweredVariant extends SortTraits {
  /** What it says of its power; null where it says nothing. */
  readonly power: string | null;
}

/** The variants of a sort by their powers, and those whose power is no single one, such as a range. */
export interface ByPower<Variant> {
  /** By `lensPowerText`; mostly one variant of each. */
  powers: Map<string, Variant[]>;
  others: Variant[];
}

/** Sorts the variants of a product that are the same lens as one of them by their powers. */
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
