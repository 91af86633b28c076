import { formatMessage } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { notify } from '../notifications/index.ts';
import { selectPayments } from './payments.ts';
import type { OnEnding } from './tend.ts';

/** The last paid package; the product's name for a shop opened by the operator without a payment. */
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

/** Notifies everyone who may see the subscription that it ends. */
export const remindAt =
  (now: Date): OnEnding =>
  async (db, { paidUntil }) => {
    const facts = { plan: await planOf(db), endsOn: paidUntil };
    await notify(db, { kind: 'SUBSCRIPTION_ENDING', facts }, now);
  };
