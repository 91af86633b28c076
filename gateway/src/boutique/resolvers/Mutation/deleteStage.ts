import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { expectedOf, withMasters } from '../../withMasters.ts';

export const deleteStage: NonNullable<MutationResolvers['deleteStage']> = withMasters(
  'stage',
  async ({ key, stage, expectedVersion }, { call }) => {
    const params = { id: dbIdOf('Stage', stage) };
    await call(boutique.deleteStage, { key, params, query: expectedOf(expectedVersion) });
    return (tenant) => ({ __typename: 'DeleteStageSuccess' as const, deletedId: stage, tenant });
  },
);
