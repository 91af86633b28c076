import { formatMessage, formatRupees } from '@galla/domain';
import { moneyIn } from '../../http/amounts.ts';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { paymentMode } from '../words.ts';
import { createReceipt, receiptPdf, receipts } from './contract.ts';
import { createReceipt as create } from './create.ts';
import { drawReceipt } from './paper.ts';
import { readReceipts } from './records.ts';

/** Receipts on account, and their papers. */
export const receiptRoutes: Route[] = [
  route(createReceipt, async ({ body, request, ...call }) => {
    const amount = moneyIn(body.amount, 'amount');
    const id = await create(call, {
      customerId: body.customer_id,
      amount,
      expectedDue: moneyIn(body.expected_due, 'expected_due'),
      mode: paymentMode[body.payment_mode],
      reference: body.reference?.trim() || undefined,
      bank: body.bank?.trim() || undefined,
    });
    const { staffId } = call.caller;
    request.log.info({ staff: staffId, customer: body.customer_id, receipt: id }, 'money on account came');
    const [receipt] = await readReceipts(call.db, call.caller, [id]);
    if (!receipt) throw new Error('A receipt just made is not there');
    const facts = { number: receipt.serial_number, amount: formatRupees(amount) };
    return { success: true, message: formatMessage('onAccount.made', facts), receipt };
  }),

  route(receipts, async ({ db, caller, body }) => ({
    success: true,
    data: await readReceipts(db, caller, body.ids.split(',')),
  })),

  route(receiptPdf, async ({ db, caller, params, query, files }) => {
    const [receipt] = await readReceipts(db, caller, [params.id]);
    if (!receipt) throw new Refused('NOT_FOUND');
    return drawReceipt({ db, files }, receipt, query.paper);
  }),
];
