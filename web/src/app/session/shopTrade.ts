import { createContext } from 'react';

/** The shop's kind of business and its category, by their numbers; null where there is none. */
export interface Trade {
  readonly businessNumber: number | null;
  readonly subCategoryNumber?: number | null | undefined;
}

/** The trade of the shop; the shell, which knows it, provides it. */
export const ShopTrade = createContext<Trade>({ businessNumber: null });
