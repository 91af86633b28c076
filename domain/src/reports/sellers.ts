/** Views of the list of sellers: by amount, by quantity, and items in stock that did not sell. */
export const SELLER_VIEWS = ['AMOUNT', 'QUANTITY', 'SLOW'] as const;
export type SellerView = (typeof SELLER_VIEWS)[number];

/** Days without a sale after which an item counts as slow, by default. */
export const SLOW_DAYS = 30;
