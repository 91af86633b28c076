import type { Nodes } from '../relay/nodes.ts';

export const employeeNodes = {
  Employee: (dbId, { loaders }) => loaders.employees.load(dbId),
} satisfies Nodes;
