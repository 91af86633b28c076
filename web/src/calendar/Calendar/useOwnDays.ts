import type { Day } from '@galla/domain';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { rememberedZone, rememberZone } from '../../app/clock/rememberedZone.ts';

/**
 * Asks again where other days were asked for than are shown: the route asks before the shop's zone is known, and there it
 * may be another week. Once; and never where the device keeps no zone, since it would ask for the same days.
 */
export function useOwnDays(zone: string, asked: { from: string }, shown: { from: Day }): void {
  const { revalidate } = useRevalidator();
  const differ = asked.from !== shown.from;
  useEffect(() => {
    rememberZone(zone);
    if (differ && rememberedZone() === zone) void revalidate();
  }, [differ, zone, revalidate]);
}
