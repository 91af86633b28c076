import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { orderStatusOf } from '../../stages.mappers.ts';
import { expectedOf, withMasters } from '../../withMasters.ts';

export const updateOrderStatus: NonNullable<MutationResolvers['updateOrderStatus']> = withMasters(
  'status',
  async ({ key, status, name, expectedVersion }, { call }) => {
    const params = { id: dbIdOf('OrderStatus', status) };
    const body = { name, ...expectedOf(expectedVersion) };
    const { data } = await call(boutique.updateStatus, { key, params, body });
    return (tenant) => ({ __typename: 'OrderStatusSuccess' as const, status: orderStatusOf(data), tenant });
  },
);
