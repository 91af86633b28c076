import { useSyncExternalStore } from 'react';

const subscribeTo = (query: string) => (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

const useMedia = (query: string): boolean =>
  useSyncExternalStore(subscribeTo(query), () => matchMedia(query).matches);

/** From 1200 px: sidebar and money column are beside the content. */
export const useWide = (): boolean => useMedia('(min-width: 1200px)');

/** From 1024 px: the days of a week are beside each other. */
export const useWeekWide = (): boolean => useMedia('(min-width: 1024px)');

/** Below 768 px: lists instead of tables, sheets instead of drawers. */
export const usePhone = (): boolean => useMedia('(max-width: 767.98px)');

/** On touch devices no field is focused automatically, because that would open the on-screen keyboard. */
export const useTouch = (): boolean => useMedia('(hover: none)');
