import { DEFAULT_ZONE, isZone } from '@galla/domain';
import { createContext } from 'react';

/** IANA name of the shop's time zone; the shell, which knows it, provides it. */
export const ShopZone = createContext(DEFAULT_ZONE);

/** The zone that the shop has set; India's where this browser has no clock for it. */
export const knownZone = (zone: string): string => (isZone(zone) ? zone : DEFAULT_ZONE);
