import { dayIn, rupees } from '@galla/domain';
import { moneyIn } from '../http/amounts.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { publicRoute, type Route, route, sessionRoute } from '../http/route.ts';
import { readAccount } from './account.ts';
import {
  packages,
  paymentCallback,
  paymentPay,
  paymentReceipt,
  paymentVerify,
  subscription,
} from './contract.ts';
import { listPackages } from './packages.ts';
import { pay } from './pay.ts';
import { findPayment, selectPayments, toVerification } from './payments.ts';
import { drawReceipt } from './receipt/draw.ts';
import { composeReceipt, shopOf } from './receipt/receipt.ts';
import { hear, verify } from './verify.ts';

const accountDays = ({ paidUntil, timeZone }: Caller, now: Date) => ({
  paidUntil,
  today: dayIn(timeZone, now),
});

/** Packages and their payment (spec 3 §7). */
export const routes: Route[] = [
  route(packages, async ({ db, caller, now }) => {
    const account = await readAccount(db, accountDays(caller, now));
    return { success: true, data: await listPackages(db, account) };
  }),

  route(subscription, async ({ db, caller, now }) => {
    const rows = await selectPayments(db).limit(100).execute();
    const { running, credit } = await readAccount(db, accountDays(caller, now));
    const current = running[0] ?? rows.find(({ state }) => state === 'COMPLETED');
    const data = {
      package: current?.packageName ?? null,
      duration: current?.duration ?? null,
      paid: running.map((row) => ({
        package: row.packageName,
        duration: row.duration,
        from: row.paidFrom,
        until: row.paidUntil,
      })),
      credit: rupees(credit),
      payments: rows.map((row) => toVerification(row)),
    };
    return { success: true, data };
  }),

  sessionRoute(paymentPay, async ({ database, payments, caller, body, now, request: { log } }) => {
    const wanted = {
      tenantId: caller.tenantId,
      staffId: caller.staffId,
      orderId: body.order_id,
      packageId: body.package_id,
      durationId: body.duration_id,
      starts: body.starts,
      amount: moneyIn(body.amount, 'amount'),
      name: body.name,
      mobile: body.mobile_number,
    };
    const redirectUrl = await pay({ database, payments, now, log }, wanted);
    return { success: true, data: { redirectUrl } };
  }),

  sessionRoute(paymentVerify, async ({ database, payments, caller, body, now, request: { log } }) => {
    const settling = { database, provider: payments.provider, now, log };
    return { success: true, data: await verify(settling, caller, body.merchantOrderId) };
  }),

  publicRoute(paymentCallback, async ({ database, payments, body, now, request: { log, signature } }) => {
    await hear({ database, provider: payments.provider, now, log }, body.response, signature);
    return { success: true };
  }),

  route(paymentReceipt, async ({ db, params }) => {
    const payment = await findPayment(db, params.merchantOrderId);
    const receipt = payment && composeReceipt(payment, await shopOf(db));
    if (!receipt) throw new Refused('NOT_FOUND');
    return {
      contentType: 'application/pdf',
      bytes: await drawReceipt(receipt),
      fileName: `Receipt_${params.merchantOrderId}.pdf`,
    };
  }),
];
