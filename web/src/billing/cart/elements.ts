/** Ids of the places of the cart, in which keys and problems find their field. */
export const DISCOUNT_ID = 'cart-discount';
export const ADVANCE_ID = 'cart-advance';
export const MODE_ID = 'cart-mode';
/** The day on which the rest will be paid: in the cart and where a payment is received. */
export const PAY_ON_ID = 'pay-on';

export const REASON_ID = 'edit-reason';
export const REFUND_ID = 'edit-refund';

/** The line of the cart with this key. */
export const lineElementId = (key: string): string => `line-${key}`;
