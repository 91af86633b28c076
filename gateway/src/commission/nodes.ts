import type { Nodes } from '../relay/nodes.ts';

export const commissionNodes = {
  EarningsStatement: (dbId, { loaders }) => loaders.earningsStatements.load(dbId),
  EmployeeAdvance: (dbId, { loaders }) => loaders.employeeAdvances.load(dbId),
} satisfies Nodes;
