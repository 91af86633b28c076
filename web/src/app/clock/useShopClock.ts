import { dayIn, formatDateTime, formatDateTimeNear, formatTime, type Day } from '@galla/domain';
import { use, useMemo, useSyncExternalStore } from 'react';
import { ShopZone } from './shopZone.ts';

/** Clock in the shop's time zone, wherever the device is. Instants have the graph's format. */
export interface ShopClock {
  today: Day;
  /** The shop's calendar day of an instant. */
  dayOf: (instant: string) => Day;
  /** "4:12 pm" */
  time: (instant: string) => string;
  /** "20 Nov 2026, 4:12 pm" */
  dateTime: (instant: string) => string;
  /** "Today, 4:12 pm" or "19 Nov, 7:05 pm", for lists. */
  dateTimeNear: (instant: string) => string;
}

/** Also notifies when a tab becomes visible: it may have been suspended over midnight. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Every day and time that a screen shows or accepts is in the shop's time zone. */
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
