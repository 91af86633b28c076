import { checkRange } from '@galla/domain';
import { refuseOn } from '../refusals/refuseOn.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { QuickBillFilter } from '../types.generated.ts';
import { WIRE_QUICK_BILL_STATUS } from './wire.ts';

/** Upstream's query for filtered quick bills, for both list and export. */
export function narrowedQuickBills(filter: QuickBillFilter | null | undefined) {
  const { from, to, search, status, inTrash } = filter ?? {};
  if (from && to) refuseOn(checkRange(from, to));
  return omitUndefined({
    from_date: from,
    to_date: to,
    search,
    status: status && WIRE_QUICK_BILL_STATUS[status],
    inTrash,
  });
}

/** The same as query parameters, where the trash is a flag. */
export function listedQuickBills(filter: QuickBillFilter | null | undefined) {
  const { inTrash, ...narrowed } = narrowedQuickBills(filter);
  if (inTrash == null) return narrowed;
  return { ...narrowed, trash: inTrash ? (1 as const) : (0 as const) };
}
