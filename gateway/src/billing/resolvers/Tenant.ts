import { billing } from '@galla/upstream/contract';
import { checkRange } from '@galla/domain';
import { refuseOn } from '../../refusals/refuseOn.ts';
import { changesOf, connection, includeWithChanges, pageOf } from '../../relay/connection.ts';
import { optionalDbId } from '../../relay/ids.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { documentConnection, includeOf } from '../documentConnection.ts';
import { quickBillOf } from '../schema.mappers.ts';
import {
  WIRE_DIRECTION,
  WIRE_DOCUMENT_STATUS,
  WIRE_DOCUMENT_TYPE,
  WIRE_ORDER_FIELD,
  WIRE_QUICK_BILL_ORDER,
} from '../wire.ts';

export const Tenant: Pick<TenantResolvers, 'documents' | 'quickBills' | '__isTypeOf'> = {
  async documents(_tenant, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const { types, statuses, from, to, search, customer, employee, stillToPay } = filter ?? {};
    if (from && to) refuseOn(checkRange(from, to));
    const narrowed = omitUndefined({
      types: types?.map((type) => WIRE_DOCUMENT_TYPE[type]),
      statuses: statuses?.map((status) => WIRE_DOCUMENT_STATUS[status]),
      from_date: from,
      to_date: to,
      search,
      customer_id: optionalDbId('Customer', customer),
      emp_id: optionalDbId('Employee', employee),
      still_to_pay: stillToPay,
      updated_since: updatedSince,
      sort_by: orderBy && WIRE_ORDER_FIELD[orderBy.field],
      sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
    });
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
