import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { expectedOf, withMasters } from '../../withMasters.ts';

export const deleteOrderStatus: NonNullable<MutationResolvers['deleteOrderStatus']> = withMasters(
  'status',
  async ({ key, status, expectedVersion }, { call }) => {
    const params = { id: dbIdOf('OrderStatus', status) };
    await call(boutique.deleteStatus, { key, params, query: expectedOf(expectedVersion) });
    return (tenant) => ({ __typename: 'DeleteOrderStatusSuccess' as const, deletedId: status, tenant });
  },
);
