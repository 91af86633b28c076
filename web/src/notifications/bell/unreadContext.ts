import { createContext } from 'react';
import type { Unread } from '../live/openArrivals.ts';

/** The number of unread notifications, from the shell's subscription; undefined while unknown. */
export const UnreadContext = createContext<Unread>(undefined);
