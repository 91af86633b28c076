import { dashboard } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const deleteTask: NonNullable<MutationResolvers['deleteTask']> = withRefusals(
  async ({ key, task }, { call }) => {
    await call(dashboard.deleteTask, { key, body: { task_ids: [dbIdOf('Task', task)] } });
    return { __typename: 'DeleteTaskSuccess' as const, deletedId: task };
  },
);
