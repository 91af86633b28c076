import { dashboard } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { taskOf } from '../../schema.mappers.ts';

export const updateTask: NonNullable<MutationResolvers['updateTask']> = withRefusals(
  async ({ key, task, completed }, { call }) => {
    const body = { task_id: dbIdOf('Task', task), status: completed ? 0 : 1 } as const;
    const { data } = await call(dashboard.markTaskDone, { key, body });
    return { __typename: 'TaskSuccess' as const, task: taskOf(data) };
  },
);
