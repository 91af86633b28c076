import { dayIn, formatDateTime, formatDateTimeNear, formatTime, type Day } from '@galla/domain';
import { use, useMemo, useSyncExternalStore } from 'react';
import { ShopZone } from './shopZone.ts';

/** The clock on the wall of the shop, wherever the device is. Instants are as the graph writes them. */
export interface ShopClock {
  today: Day;
  /** The day of an instant. */
  dayOf: (instant: string) => Day;
  /** "4:12 pm" */
  time: (instant: string) => string;
  /** "20 Nov 2026, 4:12 pm" */
  dateTime: (instant: string) => string;
  /** "Today, 4:12 pm" or "19 Nov, 7:05 pm": in a list. */
  dateTimeNear: (instant: string) => string;
}

/** A tab that comes to the front may have slept over midnight. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Every day and time that a screen shows or asks for is the shop's. */
export function useShopClock(): ShopClock {
  const zone = use(ShopZone);
  const today = useSyncExternalStore(subscribe, () => dayIn(zone, new Date()));
  return useMemo(
    () => ({
      today,
      dayOf: (instant) => dayIn(zone, new Date(instant)),
      time: (instant) => formatTime(instant, zone),
      dateTime: (instant) => formatDateTime(instant, zone),
      dateTimeNear: (instant) => formatDateTimeNear(instant, zone, today),
    }),
    [zone, today],
  );
}
