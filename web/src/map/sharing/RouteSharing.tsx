import { POINT_LIMITS, type RoutePoint } from '@galla/domain';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { ShopZone } from '../../app/clock/shopZone.ts';
import { newKey } from '../../app/key.ts';
import { logFailure } from '../../app/logFailure.ts';
import type { LocalRoutePoint } from '../../local/database.ts';
import { sendWaiting, type Send } from '../../local/outbox.ts';
import { routePoints } from './routePoints.ts';
import { takePoint } from './takePoint.ts';
import { useRecordLocations } from './useRecordLocations.ts';
import { useSharingRules } from './useSharingRules.ts';

/** Shares the user's route while mounted: a point per minute, kept on this device until the server has it. */
export default function RouteSharing() {
  const rules = useSharingRules();
  const zone = use(ShopZone);
  const { write } = useRecordLocations();
  const before = useRef<RoutePoint>(undefined);
  const send: Send<LocalRoutePoint> = async (points) => {
    const { kind } = await write({ key: newKey(), points: points.map((point) => ({ ...point })) });
    return kind !== 'failed';
  };
  const minute = useEffectEvent(async () => {
    const point = await takePoint({ rules, zone, before: before.current }, new Date());
    if (point) {
      before.current = point;
      const { at, ...place } = point;
      await routePoints.keep({ key: newKey(), at: at.toISOString(), ...place });
    }
    await sendWaiting(routePoints, send);
  });
  useEffect(() => {
    const run = (): void => void minute().catch((error: unknown) => logFailure('Sharing the route', error));
    run();
    const timer = setInterval(run, POINT_LIMITS.every);
    return () => clearInterval(timer);
  }, []);
  return null;
}
