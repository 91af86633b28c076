import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withMasters } from '../../withMasters.ts';

export const reorderStages: NonNullable<MutationResolvers['reorderStages']> = withMasters(
  'stages',
  async ({ key, stages }, { call }) => {
    const sent = stages.map((stage, index) => ({ id: dbIdOf('Stage', stage), sort_by: index + 1 }));
    await call(boutique.updateAllStages, { key, body: { stages: sent } });
    return (tenant) => ({ __typename: 'ReorderStagesSuccess' as const, tenant });
  },
);
