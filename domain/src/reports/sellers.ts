/** What a list of sellers shows: what brought most, what was sold most often, and what lies in stock and was not sold. */
export const SELLER_VIEWS = ['AMOUNT', 'QUANTITY', 'SLOW'] as const;
export type SellerView = (typeof SELLER_VIEWS)[number];

/** For so many days nothing was sold of what is slow, unless other days are asked for. */
export const SLOW_DAYS = 30;
