import { customersFor } from './balance.ts';
import type { Context } from '../context.ts';
import type { Nodes } from '../relay/nodes.ts';
import { groupOf } from './categoryId.ts';

const recordOf = async (dbId: string, { loaders }: Context) =>
  (await loaders.customerRecords.load(dbId))?.record ?? null;

export const customerNodes = {
  ContactCategory: (dbId) => ({ __typename: 'ContactCategory', name: groupOf(dbId) }),
  Customer: (dbId, context, info) => customersFor(context, info).load(dbId),
  async CustomerNote(dbId, context) {
    const record = await recordOf(dbId, context);
    return record?.__typename === 'CustomerNote' ? record : null;
  },
  async FamilyMember(dbId, context) {
    const record = await recordOf(dbId, context);
    return record?.__typename === 'FamilyMember' ? record : null;
  },
  async StatusChange(dbId, context) {
    const record = await recordOf(dbId, context);
    return record?.__typename === 'StatusChange' ? record : null;
  },
} satisfies Nodes;
