import type { billing } from '@galla/upstream/contract';
import type { Loaders } from '../loaders.ts';
import type { Answer } from '../rest/arguments.ts';
import { quickBillOf, type QuickBillMapper } from './schema.mappers.ts';

/** A quick bill after a change; it is dropped from the loaders so that it is read again. */
export function movedQuickBill(
  row: Answer<typeof billing.trashQuickBilling>['data'],
  { quickBills, quickBillEvents }: Loaders,
): QuickBillMapper {
  const quickBill = quickBillOf(row);
  quickBills.forget(quickBill.dbId);
  quickBillEvents.forget(quickBill.dbId);
  quickBills.prime([quickBill]);
  return quickBill;
}
