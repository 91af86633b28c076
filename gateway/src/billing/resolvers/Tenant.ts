import { billing } from '@galla/upstream/contract';
import { checkRange } from '@galla/domain';
import { refuseOn } from '../../refusals/refuseOn.ts';
import { connection, includeOf as partsOf, pageOf } from '../../relay/connection.ts';
import { optionalDbId } from '../../relay/ids.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { documentConnection, includeOf } from '../documentConnection.ts';
import { quickBillOf } from '../schema.mappers.ts';
import { WIRE_DIRECTION, WIRE_DOCUMENT_STATUS, WIRE_DOCUMENT_TYPE, WIRE_ORDER_FIELD } from '../wire.ts';

export const Tenant: Pick<TenantResolvers, 'documents' | 'quickBills' | '__isTypeOf'> = {
  async documents(_tenant, args, { call, loaders }, info) {
    const { type, from, to, search, employee, status, stillToPay, orderBy } = args;
    const page = pageOf(args);
    if (from && to) refuseOn(checkRange(from, to));
    const filter = omitUndefined({
      from_date: from,
      to_date: to,
      search,
      emp_id: optionalDbId('Employee', employee),
      status: status && WIRE_DOCUMENT_STATUS[status],
      still_to_pay: stillToPay,
      sort_by: orderBy && WIRE_ORDER_FIELD[orderBy.field],
      sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
    });
    const body = {
      type: type ? WIRE_DOCUMENT_TYPE[type] : 'all',
      ...filter,
      ...page,
      include: includeOf(info),
    } as const;
    return documentConnection(await call(billing.fetchDocuments, { body }), page, loaders, info);
  },

  async quickBills(_tenant, { search, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const query = { ...page, include: partsOf(info).join(), ...omitUndefined({ search }) };
    const answer = await call(billing.allQuickBilling, { query });
    const quickBills = answer.data.map(quickBillOf);
    loaders.quickBills.prime(quickBills);
    return connection(quickBills, answer, page);
  },
};
