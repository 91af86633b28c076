import { createContext } from 'react';
import type { Unread } from '../live/openArrivals.ts';

/** How many notifications are unread, as the shell's stream tells it; undefined while it is not known. */
export const UnreadContext = createContext<Unread>(undefined);
