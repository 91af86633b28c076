import { DEFAULT_ZONE, isZone } from '@galla/domain';
import { createContext } from 'react';

/** IANA name of the shop's time zone, provided by the shell. */
export const ShopZone = createContext(DEFAULT_ZONE);

/** The shop's time zone, or India's if this browser does not support it. */
export const knownZone = (zone: string): string => (isZone(zone) ? zone : DEFAULT_ZONE);
