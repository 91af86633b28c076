import { naturalOrder } from '../../search/naturalOrder.ts';

/** Kinds of areas: the sort of garment, the shop's add-ons, or any other part. */
export const AREA_KINDS = ['CATEGORY', 'ADD_ONS', 'OTHER'] as const;

export type AreaKind = (typeof AREA_KINDS)[number];

/** The name of the area that every shop has from the start. */
export const ADD_ONS_NAME = 'Add-ons';

/** The kind of a garment's area, derived from its name (spec 3 §2.5). */
export function kindOfArea(name: string): AreaKind {
  const plain = name.trim().toLowerCase();
  if (/^add[\s-]?ons?$/.test(plain)) return 'ADD_ONS';
  return plain === 'category' ? 'CATEGORY' : 'OTHER';
}

/** Areas as screens show them: Category, Add-ons, then the rest by name (spec 3 §2.5). */
export const inAreaOrder = <Area extends { readonly name: string; readonly kind: AreaKind }>(
  areas: readonly Area[],
): Area[] =>
  areas.toSorted(
    (one, other) =>
      AREA_KINDS.indexOf(one.kind) - AREA_KINDS.indexOf(other.kind) || naturalOrder(one.name, other.name),
  );
