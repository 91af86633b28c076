import { createContext } from 'react';

/** What the shop deals in; the shell, which knows it, provides it. Null where there is no trade, or it is not known. */
export const ShopTrades = createContext<readonly string[] | null>(null);
