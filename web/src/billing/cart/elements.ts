/** Ids of the places of the cart, in which keys and problems find their field. */
export const DISCOUNT_ID = 'cart-discount';
export const ADVANCE_ID = 'cart-advance';
export const MODE_ID = 'cart-mode';

/** The line of the cart with this key. */
export const lineElementId = (key: string): string => `line-${key}`;
