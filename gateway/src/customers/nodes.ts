import type { Nodes } from '../relay/nodes.ts';

export const customerNodes = {
  Customer: (dbId, { loaders }) => loaders.customers.load(dbId),
} satisfies Nodes;
