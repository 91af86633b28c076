import { globalId } from '../../relay/ids.ts';
import type { TaskResolvers } from '../../types.generated.ts';

export const Task: TaskResolvers = {
  id: ({ dbId }) => globalId('Task', dbId),
};
