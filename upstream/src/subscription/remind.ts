import { formatMessage } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { notify } from '../notifications/index.ts';
import { selectPayments } from './payments.ts';
import type { OnEnding } from './tend.ts';

/** What the shop paid for last; one that an operator has opened without a payment has the product itself. */
async function planOf(db: TenantDb): Promise<string> {
  const last = await selectPayments(db)
    .where('state', '=', 'COMPLETED')
    .where('endedOn', 'is', null)
    .clearOrderBy()
    .orderBy('paidUntil', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.packageName ?? formatMessage('shell.product');
}

/** Tells whoever may see the subscription that it ends. */
export const remindAt =
  (now: Date): OnEnding =>
  async (db, { paidUntil }) => {
    const facts = { plan: await planOf(db), endsOn: paidUntil };
    await notify(db, { kind: 'SUBSCRIPTION_ENDING', facts }, now);
  };
