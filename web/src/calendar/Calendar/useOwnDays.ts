import type { Day } from '@galla/domain';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { rememberedZone, rememberZone } from '../../app/clock/rememberedZone.ts';

/**
 * Refetches once if the queried days differ from those on screen: the route starts its query before the
 * shop's time zone is known, in which it may be another week. Never if the device can't store the time zone,
 * because that would query the same days again.
 */
export function useOwnDays(zone: string, asked: { from: string }, shown: { from: Day }): void {
  const { revalidate } = useRevalidator();
  const differ = asked.from !== shown.from;
  useEffect(() => {
    rememberZone(zone);
    if (differ && rememberedZone() === zone) void revalidate();
  }, [differ, zone, revalidate]);
}
