import { dayIn, renewedFrom, rupees } from '@galla/domain';
import { gstOn, quoteServices } from '../../billing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import { refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { GYM_SAC } from '../dues/services.ts';
import { choose } from './choose.ts';
import { seen, timeOf } from './write.ts';

/**
 * Today's amounts for renewing a member's last plan, in their wire shape, without writing.
 * @throws Refused NOT_FOUND; INVALID_INPUT at a `subscription` or `duration` that no longer exists
 */
export async function quoteRenewal(call: Pick<Call, 'db' | 'caller' | 'now'>, id: string) {
  const { db, caller, now } = call;
  const today = dayIn(caller.timeZone, now);
  const { member, period } = await seen(db, id);
  const { planId, durationId: duration } = period;
  const bought = await choose(db, { subscription: planId ?? '', duration, joins: false });
  if ('problem' in bought) throw refusedFor(bought.problem);
  const { startsOn, endsOn } = timeOf(bought, renewedFrom(period.endsOn, today));
  const time = { plan_name: bought.planName, starts_on: startsOn, ends_on: endsOn };
  if (bought.price === null) return { ...time, price: null, total_amount: null };
  const price = paiseOf(bought.price);
  const gst = await gstOn(db, GYM_SAC, today);
  const sold = { customerId: member.customerId, prices: [price], hsn: GYM_SAC, gst };
  const { total } = await quoteServices(call, sold);
  return { ...time, price: rupees(price), total_amount: rupees(total) };
}
