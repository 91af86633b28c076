import { billing } from '@galla/upstream/contract';
import { changesOf, connection, includeWithChanges, pageOf } from '../../relay/connection.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { documentConnection, includeOf } from '../documentConnection.ts';
import { narrowedDocuments } from '../narrowedDocuments.ts';
import { quickBillOf } from '../schema.mappers.ts';
import { WIRE_DIRECTION, WIRE_QUICK_BILL_ORDER } from '../wire.ts';

export const Tenant: Pick<TenantResolvers, 'documents' | 'quickBills' | '__isTypeOf'> = {
  async documents(_tenant, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const narrowed = omitUndefined({ ...narrowedDocuments(filter, orderBy), updated_since: updatedSince });
    const include = [...includeOf(info), ...includeWithChanges(info).filter((part) => part === 'changes')];
    const body = { type: 'all' as const, ...narrowed, ...page, include };
    const answer = await call(billing.fetchDocuments, { body });
    const documents = await documentConnection(answer, page, loaders, info);
    return Object.assign(documents, changesOf('Document', { updatedSince }, answer.changes));
  },

  async quickBills(_tenant, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const narrowed = omitUndefined({
      search: filter?.search,
      updated_since: updatedSince,
      sort_by: orderBy && WIRE_QUICK_BILL_ORDER[orderBy.field],
      sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
    });
    const query = { ...page, include: includeWithChanges(info).join(), ...narrowed };
    const answer = await call(billing.allQuickBilling, { query });
    const quickBills = answer.data.map(quickBillOf);
    loaders.quickBills.prime(quickBills);
    return {
      ...connection(quickBills, answer, page),
      ...changesOf('QuickBill', { updatedSince }, answer.changes),
    };
  },
};
