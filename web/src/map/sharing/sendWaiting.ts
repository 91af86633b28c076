import type { LocalRoutePoint } from '../../local/database.ts';
import { dropPoints, waitingPoints } from './kept.ts';

/** What came of sending a batch: whether the server has judged it, whatever it kept. */
export type Send = (points: readonly LocalRoutePoint[]) => Promise<boolean>;

/**
 * Sends what waits, batch by batch, and lets go of what the server has judged: it keeps a point once, and would refuse
 * a bad one for ever. Without an answer everything stays for the next time.
 */
export async function sendWaiting(send: Send): Promise<void> {
  const points = await waitingPoints();
  if (points.length === 0 || !(await send(points))) return;
  await dropPoints(points);
  await sendWaiting(send);
}
