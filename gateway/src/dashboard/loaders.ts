import { dashboard } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { taskOf, type TaskMapper } from './schema.mappers.ts';

export function dashboardLoaders(call: Call) {
  return {
    tasks: byId<TaskMapper>(
      async (ids) => (await call(dashboard.getTask, { query: { ids: ids.join(',') } })).data.map(taskOf),
      ({ dbId }) => dbId,
    ),
  };
}
