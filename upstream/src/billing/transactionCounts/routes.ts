import { type Route, route } from '../../http/route.ts';
import { narrowed } from '../history/filter.ts';
import { quickFilterOf } from '../quickBills/filter.ts';
import { transactionCounts } from './contract.ts';
import { countTransactions } from './count.ts';

/** Row counts of the tabs of Transaction History. */
export const transactionCountRoutes: Route[] = [
  route(transactionCounts, async ({ db, caller, body }) => {
    const { quickBills, ...documents } = await countTransactions(db, caller, {
      invoices: body.invoices && narrowed(body.invoices),
      orders: body.orders && narrowed(body.orders),
      quickBills: body.quick_bills && quickFilterOf(body.quick_bills),
    });
    const quick = quickBills !== undefined && { quick_bills: quickBills };
    return { success: true, data: { ...documents, ...quick } };
  }),
];
