import type { Nodes } from '../relay/nodes.ts';
import { groupOf } from './categoryId.ts';

export const customerNodes = {
  ContactCategory: (dbId) => ({ __typename: 'ContactCategory', name: groupOf(dbId) }),
  Customer: (dbId, { loaders }) => loaders.customers.load(dbId),
} satisfies Nodes;
