import { checkRange } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';
import { optionalDbId } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { DocumentFilter, DocumentOrder } from '../types.generated.ts';
import {
  WIRE_DIRECTION,
  WIRE_DOCUMENT_STATUS,
  WIRE_DOCUMENT_TYPE,
  WIRE_ORDER_FIELD,
  WIRE_ORDER_STATE,
} from './wire.ts';

type Absent = null | undefined;

/** Upstream's query for filtered and ordered documents, of the shop or of a customer. */
export function narrowedDocuments(filter: DocumentFilter | Absent, orderBy: DocumentOrder | Absent) {
  const { types, statuses, from, to, search, customer, employee, stillToPay, inTrash, orderState } =
    filter ?? {};
  if (from && to) refuseOn(checkRange(from, to));
  return omitUndefined({
    types: types?.map((type) => WIRE_DOCUMENT_TYPE[type]),
    statuses: statuses?.map((status) => WIRE_DOCUMENT_STATUS[status]),
    from_date: from,
    to_date: to,
    search,
    customer_id: optionalDbId('Customer', customer),
    emp_id: optionalDbId('Employee', employee),
    still_to_pay: stillToPay,
    trash: inTrash,
    order_state: orderState && WIRE_ORDER_STATE[orderState],
    sort_by: orderBy && WIRE_ORDER_FIELD[orderBy.field],
    sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
  });
}
