import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { stageOf, WIRE_TYPES } from '../../stages.mappers.ts';
import { expectedOf, withMasters } from '../../withMasters.ts';

export const updateStage: NonNullable<MutationResolvers['updateStage']> = withMasters(
  'stage',
  async ({ key, stage, name, type, expectedVersion }, { call }) => {
    const params = { id: dbIdOf('Stage', stage) };
    const body = { name, ...(type && { type: WIRE_TYPES[type] }), ...expectedOf(expectedVersion) };
    const { data } = await call(boutique.updateStage, { key, params, body });
    return (tenant) => ({ __typename: 'StageSuccess' as const, stage: stageOf(data), tenant });
  },
);
