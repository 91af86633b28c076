import type { billing } from '@galla/upstream/contract';
import type { Loaders } from '../loaders.ts';
import type { Answer } from '../rest/arguments.ts';
import { quickBillOf, type QuickBillMapper } from './schema.mappers.ts';

/** A quick bill that was changed; what was read of it before is read anew. */
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
