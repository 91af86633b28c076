import { refused } from '../refusals/RefusalError.ts';
import type { Nodes } from '../relay/nodes.ts';
import { mayAny } from '../rights/index.ts';

export const subscriptionNodes = {
  /** No call returns a single payment without querying the payment service. */
  async SubscriptionPayment(dbId, { viewer, loaders }) {
    const me = await viewer();
    if (!mayAny(me, ['subscription:view'])) throw refused('PERMISSION_DENIED');
    const { payments } = await loaders.shopSubscription.load(me.profile.tenant_schema);
    return payments.find((payment) => payment.dbId === dbId) ?? null;
  },
} satisfies Nodes;
