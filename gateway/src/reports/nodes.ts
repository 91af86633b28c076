import type { Nodes } from '../relay/nodes.ts';

export const reportNodes = {
  DayClose: (dbId, { loaders }) => loaders.dayCloses.load(dbId),
  Expense: (dbId, { loaders }) => loaders.expenses.load(dbId),
} satisfies Nodes;
