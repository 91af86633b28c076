import { checkAreas, checkPoints, readNamedPrice, rupees, formatMessage, type Paise } from '@galla/domain';
import { formErrors } from '../../../ui/problems.ts';
import type { PictureChange } from '../draft/draft.ts';

/** A design area in the form of an item. */
export interface AreaEntry {
  /** Key within this form. */
  key: string;
  /** Global id; null for a new one. */
  area: string | null;
  name: string;
}

/** A measurement point in the form of an item. */
export interface PointEntry {
  key: string;
  /** Global id; null for a new one. */
  point: string | null;
  name: string;
  price: Paise | null;
  /** URL of its stored picture. */
  image: string | null;
  picture: PictureChange | null;
}

/** The form values of an item; names match the input's fields. */
export interface ItemEntries {
  name: string;
  /** Text of the position among the items; '' appends a new item at the end. */
  position: string;
  /** Null while the typed text is not a valid amount. */
  price: Paise | null;
  areas: readonly AreaEntry[];
  measurementPoints: readonly PointEntry[];
}

export const NEW: ItemEntries = { name: '', position: '', price: null, areas: [], measurementPoints: [] };

export const isItemEntries = (value: unknown): value is ItemEntries =>
  typeof value === 'object' &&
  value !== null &&
  'areas' in value &&
  Array.isArray(value.areas) &&
  'measurementPoints' in value &&
  Array.isArray(value.measurementPoints);

const priceText = (price: Paise | null): string => (price === null ? '' : rupees(price));

const POSITION = /^[1-9]\d{0,5}$/;

/** Problems by field; those of areas and points by their index: `areas.0.name`. */
export function checkItem(entries: ItemEntries): Record<string, string> {
  const { name, position, price, areas, measurementPoints } = entries;
  const read = readNamedPrice({ name, price: priceText(price) });
  const typed = position.trim();
  return {
    ...formErrors([
      ...('problems' in read ? read.problems : []),
      ...checkAreas(areas),
      ...checkPoints(measurementPoints.map((point) => ({ ...point, price: priceText(point.price) }))),
    ]),
    ...(typed !== '' && !POSITION.test(typed) && { position: formatMessage('itemScreen.sortWrong') }),
  };
}

/** The form values as the mutation's input. */
export function itemInput({ name, position, price, areas, measurementPoints }: ItemEntries) {
  return {
    name: name.trim(),
    ...(position.trim() !== '' && { position: Number(position) }),
    price: priceText(price),
    areas: areas.map((one) => ({ name: one.name.trim(), ...(one.area !== null && { area: one.area }) })),
    measurementPoints: measurementPoints.map((one) => ({
      name: one.name.trim(),
      price: priceText(one.price),
      ...(one.point !== null && { point: one.point }),
      ...(one.picture?.kind === 'chosen' && { image: one.picture.id }),
      ...(one.picture?.kind === 'removed' && { removeImage: true }),
    })),
  };
}
