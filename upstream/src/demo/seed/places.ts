import { newId } from '../../db/id.ts';
import type { ShopData } from '../types.ts';

/** Ids of a shop's records, by index in the generated lists. */
export interface Ids {
  /** The owner first. */
  staff: readonly string[];
  customers: readonly string[];
  /** The existing standing customer. */
  walkIn: string;
  items: readonly string[];
  /** By item. */
  variants: readonly (readonly string[])[];
  documents: readonly string[];
}

/** New ids for everything that other records refer to. */
export function newIds(data: ShopData, staff: readonly string[], walkIn: string): Ids {
  return {
    staff,
    walkIn,
    customers: data.customers.map(() => newId()),
    items: data.items.map(() => newId()),
    variants: data.items.map(({ variants }) => variants.map(() => newId())),
    documents: data.documents.map(() => newId()),
  };
}

/** The element at an index. @throws RangeError when there is none, because of a mistake in the generator */
export function at<T>(list: readonly T[], place: number): T {
  if (place < 0 || place >= list.length) throw new RangeError(`Nothing at place ${place}`);
  return list[place] as T;
}
