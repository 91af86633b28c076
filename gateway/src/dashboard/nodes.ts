import type { Nodes } from '../relay/nodes.ts';

export const dashboardNodes = {
  Task: (dbId, { loaders }) => loaders.tasks.load(dbId),
} satisfies Nodes;
