import { subscription } from '@galla/upstream/contract';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { packageOf, subscriptionPaymentOf } from './schema.mappers.ts';

export function subscriptionLoaders(call: Call) {
  return {
    /** The shop's package and its payments, keyed by the shop. */
    shopSubscription: byPath(async (_schema: string) => {
      const { data } = await call(subscription.subscription);
      const paid = data.paid.map(({ package: plan, ...time }) => ({ plan, ...time }));
      return { ...data, paid, payments: data.payments.map(subscriptionPaymentOf) };
    }),
    subscriptionPackages: byPath(async (_schema: string) =>
      (await call(subscription.packages)).data.map(packageOf),
    ),
  };
}
