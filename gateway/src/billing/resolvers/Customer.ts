import { pageOf } from '../../relay/connection.ts';
import { mayAny } from '../../rights/index.ts';
import type { CustomerResolvers } from '../../types.generated.ts';
import { statementOf } from '../statement.ts';
import { documentConnection, includeOf } from '../documentConnection.ts';
import { prescriptionsOf } from '../prescription.ts';
import { narrowedDocuments } from '../narrowedDocuments.ts';

export const Customer: Pick<
  CustomerResolvers,
  | 'cashToday'
  | 'documents'
  | 'openingDue'
  | 'prescriptions'
  | 'statement'
  | 'viewerCanReceive'
  | 'viewerCanSetOpeningDue'
  | '__isTypeOf'
> = {
  async cashToday({ dbId }, _args, { loaders }) {
    return (await loaders.cashToday.load(dbId))?.cash ?? null;
  },
  async documents({ dbId }, { filter, orderBy, ...args }, { loaders }, info) {
    const page = pageOf(args);
    const asked = { ...narrowedDocuments(filter, orderBy), include: includeOf(info), ...page };
    const loader = loaders.documentsByCustomer(asked);
    const { documents: data, ...sums } = await loader.loadNonNull(dbId);
    const documents = await documentConnection({ data, ...sums }, page, loaders, info);
    return Object.assign(documents, { deletedIds: null, updatedUntil: null });
  },
  prescriptions: ({ dbId }, args, context, info) => prescriptionsOf(dbId, args, context, info),
  viewerCanReceive: async ({ isWalkIn }, _args, { viewer }) =>
    !isWalkIn && mayAny(await viewer(), ['billing:create', 'billing-history:edit']),
  viewerCanSetOpeningDue: async ({ isWalkIn }, _args, { viewer }) =>
    !isWalkIn && mayAny(await viewer(), ['billing-history:edit']),
  statement: ({ dbId }, range, context) => statementOf(dbId, range, context),
};
