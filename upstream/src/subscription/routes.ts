import { moneyIn } from '../http/amounts.ts';
import { Refused } from '../http/refused.ts';
import { publicRoute, type Route, route, sessionRoute } from '../http/route.ts';
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

/** Packages, and paying for one (spec 3 §7). */
export const routes: Route[] = [
  route(packages, async ({ db }) => ({ success: true, data: await listPackages(db) })),

  route(subscription, async ({ db }) => {
    const rows = await selectPayments(db).limit(100).execute();
    const last = rows.find(({ state }) => state === 'COMPLETED');
    const data = {
      package: last?.packageName ?? null,
      duration: last?.duration ?? null,
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
