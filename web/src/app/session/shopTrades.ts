import { createContext } from 'react';

/** The shop's trades, provided by the shell. Null if there are none or they are unknown. */
export const ShopTrades = createContext<readonly string[] | null>(null);
