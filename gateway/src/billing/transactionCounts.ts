import { billing } from '@galla/upstream/contract';
import { selects, type Lookahead } from '../relay/lookahead.ts';
import type { Call } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { DocumentFilter, TenanttransactionCountsArgs } from '../types.generated.ts';
import { narrowedDocuments } from './narrowedDocuments.ts';
import { listedQuickBills } from './narrowedQuickBills.ts';

/** The counted list determines its type. */
function ofItsType(filter: DocumentFilter | null | undefined) {
  const { types: _, sort_by: _by, sort_order: _order, ...narrowed } = narrowedDocuments(filter, undefined);
  return narrowed;
}

/** A count the operation selects; others are absent. */
function requireCount(count: number | undefined): number {
  if (count === undefined) throw new Error('The count was not asked for');
  return count;
}

/** Row counts of the lists an operation selects, in one call. */
export async function transactionCountsOf(
  { invoices, orders, quickBills }: TenanttransactionCountsArgs,
  call: Call,
  info: Lookahead,
) {
  const body = omitUndefined({
    invoices: selects(info, 'invoices') ? ofItsType(invoices) : undefined,
    orders: selects(info, 'orders') ? ofItsType(orders) : undefined,
    quick_bills: selects(info, 'quickBills') ? listedQuickBills(quickBills) : undefined,
  });
  const { data } = await call(billing.transactionCounts, { body });
  return {
    get invoices() {
      return requireCount(data.invoices);
    },
    get orders() {
      return requireCount(data.orders);
    },
    get quickBills() {
      return requireCount(data.quick_bills);
    },
  };
}
