import { mayEditOrder, mayInvoiceOrder, type Right, statusesByHand } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import type { Context } from '../../context.ts';
import { customersFor } from '../../customers/index.ts';
import { globalId } from '../../relay/ids.ts';
import { mayAny, personOf } from '../../rights/index.ts';
import type { OrderResolvers } from '../../types.generated.ts';
import { jobCardOf } from '../jobCards.mappers.ts';
import { qrCodesOf } from '../qrCodes.ts';

const may = async (context: Context, ...rights: Right[]): Promise<boolean> =>
  mayAny(await personOf(context), rights);

async function statusesOf({ viewer, loaders }: Context) {
  const { profile } = await viewer();
  return loaders.orderStatuses.load(profile.tenant_schema);
}

async function stagesOf({ viewer, loaders }: Context) {
  const { profile } = await viewer();
  return loaders.stages.load(profile.tenant_schema);
}

export const Order: OrderResolvers = {
  id: ({ dbId }) => globalId('Order', dbId),
  customer: ({ customerId }, _args, context, info) =>
    customerId === null ? null : customersFor(context, info).load(customerId),
  employee: ({ employeeId }, _args, { loaders }) =>
    employeeId === null ? null : loaders.employees.load(employeeId),
  async status({ statusId }, _args, context) {
    const status = (await statusesOf(context)).find(({ dbId }) => dbId === statusId);
    if (!status) throw new Error('An order has a status that the shop does not have');
    return status;
  },
  async stage({ stageId }, _args, context) {
    if (stageId === null) return null;
    return (await stagesOf(context)).find(({ dbId }) => dbId === stageId) ?? null;
  },
  async allowedStatuses({ statusId, fixed, documentId }, _args, context) {
    const all = await statusesOf(context);
    const known = all.map((status) => ({ id: status.dbId, fixed: status.fixed, status }));
    const now = known.find(({ id }) => id === statusId);
    if (!now) return [];
    return statusesByHand({ ...now, fixed }, known)
      .filter((one) => documentId === null || one.fixed !== 'CANCELLED')
      .map(({ status }) => status);
  },
  items: ({ dbId }, _args, { loaders }) => loaders.orderItems.load(dbId),
  async payments({ dbId }, _args, { loaders }) {
    return (await loaders.orderHistory.loadNonNull(dbId)).payments;
  },
  async invoice({ documentId }, _args, context) {
    if (documentId === null || !(await may(context, 'billing-history:view', 'billing:view'))) return null;
    return context.loaders.documents.load(documentId);
  },
  invoicePdfUrl: ({ dbId, documentId }) =>
    documentId === null ? null : `/pdf/order/${globalId('Order', dbId)}`,
  mayEdit: async ({ fixed, documentId }, _args, context) =>
    documentId === null && mayEditOrder(fixed) && may(context, 'order-list:edit'),
  mayInvoice: async ({ fixed, documentId }, _args, context) =>
    documentId === null && mayInvoiceOrder(fixed) && may(context, 'order-list:edit'),
  commissionParts: ({ dbId, isSplit }, _args, { loaders }) =>
    isSplit ? loaders.commissionParts.load(dbId) : [],
  async viewerCanSplitCommission(_order, _args, context) {
    const { profile } = await personOf(context);
    return profile.capabilities.includes('BOUTIQUE_COMMISSION') && may(context, 'employees:edit');
  },
  async timeline({ dbId }, _args, { loaders }) {
    return (await loaders.orderHistory.loadNonNull(dbId)).timeline;
  },
  async links({ dbId }, _args, { loaders }) {
    return (await loaders.orderHistory.loadNonNull(dbId)).links;
  },
  async jobCards({ dbId }, _args, { call }) {
    const { data } = await call(boutique.jobCards, { query: { order_id: dbId } });
    return data.map(jobCardOf);
  },
  async qrCodes({ dbId }, _args, { loaders }) {
    return qrCodesOf(await loaders.orderItems.load(dbId), loaders);
  },
};
