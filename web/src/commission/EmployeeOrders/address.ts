import type { Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS } from '../../list/index.ts';

/** Page and page size, kept in the address. */
export const DEFAULTS = { size: '10', ...LIST_DEFAULTS };

export type OrdersKey = keyof typeof DEFAULTS;

/** Page sizes (spec 3 §9). */
export const PAGE_SIZES = ['5', '10'] as const;

/** The page size in the address; ten if it is not one of those offered. */
export const pageSizeOf = ({ size }: Pick<Values<OrdersKey>, 'size'>): number => (size === '5' ? 5 : 10);
