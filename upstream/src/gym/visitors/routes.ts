import { readDays } from '../../http/days.ts';
import { type Route, route } from '../../http/route.ts';
import { trialVisitors } from './contract.ts';
import { readVisitors } from './read.ts';

/** Visitors who tried the gym and did not join. */
export const visitorRoutes: Route[] = [
  route(trialVisitors, async (call) => ({
    success: true,
    data: await readVisitors(call, readDays(call.query)),
  })),
];
