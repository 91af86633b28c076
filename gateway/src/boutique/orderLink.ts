import { boutique } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { dbIdOf } from '../relay/ids.ts';
import type { ShareOrderInput } from '../types.generated.ts';

/** Path of a shared link: the order's page for customers (spec 3 §2.3), with the secret that opens it. */
const orderLink = (id: string, ts: string, secret: string): string =>
  `/order-customer-details?${new URLSearchParams({ id, ts, k: secret }).toString()}`;

/** Creates the resolver for a link to the order's page for customers; with `renew` 1 all other links end. */
export const linkMaker = (renew: 0 | 1) =>
  withRefusals(
    async ({ key, order: named }: ShareOrderInput, { call, loaders }: Context) => {
      const id = dbIdOf('Order', named);
      const { secret, ts } = await call(boutique.shareOrder, { key, params: { id }, body: { renew } });
      loaders.orderHistory.forget(id);
      const order = await loaders.orders.load(id);
      if (!order) throw new Error('The order that was shared is not there');
      return { __typename: 'ShareOrderSuccess' as const, url: orderLink(id, ts, secret), order };
    },
    { inputField: fieldMapper({ id: 'order' }) },
  );
