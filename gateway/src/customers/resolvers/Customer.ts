import { globalId } from '../../relay/ids.ts';
import type { Context } from '../../context.ts';
import type { CustomerResolvers } from '../../types.generated.ts';
import { mayAny, personOf } from '../../rights/index.ts';
import { isOwner, mayAct } from '../../session/index.ts';
import { balanceField } from '../balance.ts';
import type { CustomerDetails } from '../details.ts';
import { timelineOf } from '../timeline.ts';

/** A field of the details; null for a customer the caller may only bill. */
const detail =
  <Field extends keyof CustomerDetails>(field: Field) =>
  async ({ dbId }: { dbId: string }, _args: object, { loaders }: Context) =>
    (await loaders.customerDetails.load(dbId))?.[field] ?? null;

export const Customer: Pick<
  CustomerResolvers,
  | 'aadhaar'
  | 'address'
  | 'anniversary'
  | 'assignedTo'
  | 'billCount'
  | 'birthday'
  | 'company'
  | 'consent'
  | 'createdAt'
  | 'credit'
  | 'creditLimit'
  | 'dataEvents'
  | 'email'
  | 'family'
  | 'group'
  | 'gstin'
  | 'id'
  | 'image'
  | 'isWalkIn'
  | 'lastVisit'
  | 'mobile'
  | 'name'
  | 'notes'
  | 'pending'
  | 'profileCompleted'
  | 'profileMissing'
  | 'recordCounts'
  | 'source'
  | 'stateCode'
  | 'status'
  | 'statusAt'
  | 'statusHistory'
  | 'tags'
  | 'timeline'
  | 'version'
  | 'viewerCanEdit'
  | 'viewerCanMerge'
  | 'viewerOwnsData'
  | '__isTypeOf'
> = {
  id: ({ dbId }) => globalId('Customer', dbId),
  aadhaar: detail('aadhaar'),
  assignedTo: ({ assignedToDbId }, _args, { loaders }) =>
    assignedToDbId === null ? null : loaders.employees.load(assignedToDbId),
  consent: detail('consent'),
  dataEvents: detail('dataEvents'),
  billCount: balanceField('billCount'),
  family: detail('family'),
  lastVisit: balanceField('lastVisit'),
  notes: detail('notes'),
  pending: balanceField('pending'),
  tags: balanceField('tags'),
  profileCompleted: detail('profileCompleted'),
  profileMissing: detail('profileMissing'),
  recordCounts: async ({ dbId }, _args, { loaders }) =>
    (await loaders.customerCounts.load(dbId))?.counts ?? null,
  status: detail('status'),
  statusAt: detail('statusAt'),
  statusHistory: detail('statusHistory'),
  timeline: ({ dbId }, args, context, info) => timelineOf(dbId, args, context, info),
  version: detail('version'),
  viewerCanEdit: async (_customer, _args, context) => mayAny(await personOf(context), ['customers:edit']),
  viewerCanMerge: async (_customer, _args, context) => {
    const person = await personOf(context);
    const sees = mayAct(person, 'SEE_ALL_CUSTOMERS') && mayAct(person, 'SEE_CUSTOMER_DETAILS');
    return sees && mayAny(person, ['customers:edit']);
  },
  viewerOwnsData: async (_customer, _args, context) => isOwner(await personOf(context)),
};
