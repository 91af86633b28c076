import { boutique } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { orderStatusOf } from '../../stages.mappers.ts';
import { withMasters } from '../../withMasters.ts';

export const createOrderStatus: NonNullable<MutationResolvers['createOrderStatus']> = withMasters(
  'status',
  async ({ key, name }, { call }) => {
    const { data } = await call(boutique.addStatus, { key, body: { name } });
    return (tenant) => ({ __typename: 'OrderStatusSuccess' as const, status: orderStatusOf(data), tenant });
  },
);
