import { type Route, sessionRoute } from '../../http/route.ts';
import { approve } from './approve.ts';
import { approveLimits } from './contract.ts';

/** The owner's PIN at the till. */
export const limitRoutes: Route[] = [
  sessionRoute(approveLimits, async (call) => {
    const approved = await approve(call, call.body.pin);
    call.request.log.info({ staff: call.caller.staffId }, 'limits of a bill were lifted');
    return { success: true, ...approved };
  }),
];
