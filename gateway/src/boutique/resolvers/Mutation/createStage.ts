import { boutique } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { stageOf, WIRE_TYPES } from '../../stages.mappers.ts';
import { withMasters } from '../../withMasters.ts';

export const createStage: NonNullable<MutationResolvers['createStage']> = withMasters(
  'stage',
  async ({ key, name, type }, { call }) => {
    const { data } = await call(boutique.addStage, {
      key,
      body: { name, type: WIRE_TYPES[type ?? 'DESIGN'] },
    });
    return (tenant) => ({ __typename: 'StageSuccess' as const, stage: stageOf(data), tenant });
  },
);
