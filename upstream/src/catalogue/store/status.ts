import type { Static } from 'typebox';
import { oneOf } from '../../db/oneOf.ts';
import type { OcStatus } from '../schemas.ts';

const ITEM_STATUSES = ['AVAILABLE', 'OUT_OF_STOCK', 'HIDDEN', 'DISCONTINUED'] as const;

/** Item status as stored. */
export type ItemStatus = (typeof ITEM_STATUSES)[number];

const WORDS = {
  AVAILABLE: 'Available',
  OUT_OF_STOCK: 'Out of stock',
  HIDDEN: 'Hidden',
  DISCONTINUED: 'Discontinued',
} as const satisfies Record<ItemStatus, Static<typeof OcStatus>>;

/** The wire word of a stored status. */
export const statusWord = (stored: string): Static<typeof OcStatus> => WORDS[oneOf(ITEM_STATUSES, stored)];

/** The stored status of a wire word; the schema allows no other. */
export function statusOf(word: string): ItemStatus {
  const found = ITEM_STATUSES.find((status) => WORDS[status] === word);
  if (found === undefined) throw new Error(`Not a status: ${word}`);
  return found;
}
