/** Element ids by which shortcuts and problems find their fields. */
export const DISCOUNT_ID = 'cart-discount';
export const ADVANCE_ID = 'cart-advance';
export const MODE_ID = 'cart-mode';
/** The day on which the rest will be paid, in the cart and in the payment forms. */
export const PAY_ON_ID = 'pay-on';

export const REASON_ID = 'edit-reason';
export const REFUND_ID = 'edit-refund';

/** The element id of the cart line with this key. */
export const lineElementId = (key: string): string => `line-${key}`;
