import { campaignState, dayIn, formatDay, problem } from '@galla/domain';
import { requireCustomer, visibleTo } from '../../customers/index.ts';
import { refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { campaigns } from '../campaigns.ts';

type ShareCall = Pick<Call, 'db' | 'caller' | 'now'>;

/** The shares of a campaign with some customers, as far as the caller may see them. */
export async function sharesOf(
  { db, caller }: ShareCall,
  campaignId: string,
  customerIds: readonly string[],
) {
  const rows = await db.sql
    .selectFrom('campaignShare')
    .innerJoin('customer', (on) =>
      on
        .onRef('customer.tenantId', '=', 'campaignShare.tenantId')
        .onRef('customer.id', '=', 'campaignShare.customerId'),
    )
    .where('campaignShare.tenantId', '=', db.tenantId)
    .where('campaignShare.campaignId', '=', campaignId)
    .where('campaignShare.customerId', 'in', customerIds)
    .where(visibleTo(caller))
    .select(['campaignShare.customerId', 'campaignShare.sharedOn'])
    .execute();
  return rows.map(({ customerId, sharedOn }) => ({ customer_id: customerId, shared_on: sharedOn }));
}

/**
 * Records that a campaign was shared with a customer today.
 * @throws Refused for a campaign that is over, and for a customer without consent to messages
 */
export async function noteShare({ db, caller, now }: ShareCall, campaignId: string, customerId: string) {
  const { firstDay, lastDay } = await campaigns.find(db, campaignId);
  const today = dayIn(caller.timeZone, now);
  if (lastDay !== null && campaignState({ firstDay, lastDay }, today) === 'OVER')
    throw refusedFor(problem('id', 'INVALID_INPUT', 'marketing.shareOver', { day: formatDay(lastDay) }));
  const { consent } = await requireCustomer(db, caller, customerId);
  if (!consent) throw refusedFor(problem('customer_id', 'INVALID_INPUT', 'marketing.shareNoConsent'));
  const shared = { sharedOn: today, sharedBy: caller.staffId };
  await db.sql
    .insertInto('campaignShare')
    .values({ tenantId: db.tenantId, campaignId, customerId, ...shared })
    .onConflict((conflict) => conflict.columns(['tenantId', 'campaignId', 'customerId']).doUpdateSet(shared))
    .execute();
  return { customer_id: customerId, shared_on: today };
}
