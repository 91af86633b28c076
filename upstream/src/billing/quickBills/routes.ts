import { formatMessage, formatRupees } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { moneyIn } from '../../http/amounts.ts';
import { type Route, route } from '../../http/route.ts';
import { changesOf, sinceOf } from '../../lists/changes.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { allQuickBilling, confirmQuickBilling, createQuickBilling } from '../contract.ts';
import { paymentMode } from '../words.ts';
import { confirmQuickBill } from './confirm.ts';
import { createQuickBill } from './create.ts';
import { quickFilterOf } from './filter.ts';
import { countQuickBills, findQuickBill, listQuickBills, sumQuickBills, toQuickBill } from './quickBills.ts';

/** Quick bills (spec 2 §7). */
export const quickBillRoutes: Route[] = [
  route(createQuickBilling, async ({ db, caller, body, now }) => {
    const input = { amount: moneyIn(body.amount, 'amount'), customerId: body.customer_id, phone: body.phone };
    const id = await createQuickBill(db, caller, input, now);
    const data = toQuickBill(await findQuickBill(db, caller, id));
    const message = formatMessage('billing.created', {
      document: formatMessage('billing.typeQuickBill'),
      number: data.tid,
    });
    return { success: true, message, data };
  }),

  route(confirmQuickBilling, async ({ db, caller, body, now }) => {
    const { id, reference = null } = body;
    const receipt = { mode: paymentMode[body.payment_mode], reference };
    const bill = await confirmQuickBill({ db, caller, now }, id, receipt);
    const amount = formatRupees(paiseOf(bill.amount));
    const message = formatMessage('quickBill.received', { amount, number: bill.number });
    return { success: true, message, data: toQuickBill(bill) };
  }),

  route(allQuickBilling, async ({ db, caller, query, now }) => {
    const { ids, include, sort_by, sort_order } = query;
    const updatedSince = sinceOf(query.updated_since, now);
    const filter = { ...quickFilterOf(query), ids: ids?.split(','), updatedSince };
    const order = { by: sort_by, direction: sort_order };
    const { rows, page } = await listQuickBills(db, caller, filter, pageAsked(query, 20), order);
    const counted = isIncluded(include, 'count') && { total: await countQuickBills(db, caller, filter) };
    const summed = include?.split(',').includes('summary') === true && {
      summary: await sumQuickBills(db, caller, filter),
    };
    const changes = isIncluded(include, 'changes') && {
      changes: await changesOf(db, 'QUICK_BILL', updatedSince, now),
    };
    const data = rows.map(toQuickBill);
    return { success: true, data, message: '', ...(page && { page }), ...counted, ...summed, ...changes };
  }),
];
