import { boutique } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const revokeOrderLink: NonNullable<MutationResolvers['revokeOrderLink']> = withRefusals(
  async ({ key, order: named }, { call, loaders }) => {
    const id = dbIdOf('Order', named);
    await call(boutique.revokeOrderLinks, { key, params: { id } });
    loaders.orderHistory.forget(id);
    const order = await loaders.orders.load(id);
    if (!order) throw new Error('The order whose links were revoked is not there');
    return { __typename: 'OrderSuccess' as const, order };
  },
  { inputField: fieldMapper({ id: 'order' }) },
);
