import { dashboard } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { taskOf } from '../../schema.mappers.ts';

export const createTask: NonNullable<MutationResolvers['createTask']> = withRefusals(
  async ({ key, detail, dueDate }, { call }) => {
    const { data } = await call(dashboard.addTask, {
      key,
      body: { task_detail: detail, due_date: dueDate },
    });
    return { __typename: 'TaskSuccess' as const, task: taskOf(data) };
  },
  { inputField: fieldMapper({ task_detail: 'detail', due_date: 'dueDate' }) },
);
