import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Id, Money, MoneyIn, Nullable, Success, Text } from '../http/schemas.ts';
import { PaidTime, PaymentVerification, SubscriptionPackage } from './answers.ts';

/**
 * Packages, and paying for one (spec 3 §7 Subscription and payment). All but the payment service's own call are open
 * to a shop that has not paid: they are how it pays.
 */

/** The number of an order at the payment service. */
const MerchantOrderId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,63}$' });

export const packages = endpoint({
  method: 'GET',
  path: '/packages',
  summary:
    'The packages that can be bought, in the order in which they are offered, with what each comes to for this shop today',
  access: 'unpaid',
  rights: ['subscription:view'],
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: Type.Array(SubscriptionPackage) }),
});

export const subscription = endpoint({
  method: 'GET',
  path: '/subscription',
  summary: 'The package that the shop has, and its payments, newest first',
  access: 'unpaid',
  rights: ['subscription:view'],
  repeat: 'safe',
  answer: Type.Object({
    success: Success,
    data: Type.Object({
      /** What runs today, else what was paid for last; null before the first payment. */
      package: Nullable(Type.String()),
      duration: Nullable(Type.String()),
      /** What runs and what is to come, in their order. */
      paid: Type.Array(PaidTime),
      /** What is left of a change, for the next payment. */
      credit: Money,
      payments: Type.Array(PaymentVerification),
    }),
  }),
});

export const paymentPay = endpoint({
  method: 'POST',
  path: '/payment/pay',
  summary:
    'Places an order for a package and says where to pay it; one that credit pays in full is completed at once. The same order_id again gets the same order; refused with PRICE_CHANGED when the amount is not the price, with the price in the details',
  tenant: 'body',
  access: 'unpaid',
  rights: ['subscription:create'],
  repeat: 'keyed',
  body: {
    /** Made by the client, like the key: it makes one order. */
    order_id: Id,
    /** What is due, as it was shown: the price with tax, less the credit where `starts` is told. */
    amount: MoneyIn,
    /** Who pays; the payment service shows it. */
    name: Text(100),
    mobile_number: Text(20),
    package_id: Id,
    duration_id: Id,
    /** When it begins; left out: at the end of what is paid, at the whole price. */
    starts: Type.Optional(Type.Union([Type.Literal('NOW'), Type.Literal('AT_END')])),
  },
  answer: Type.Object({
    success: Success,
    /** The address of the payment page; its parameter `merchantOrderId` names the order. */
    data: Type.Object({ redirectUrl: Type.String() }),
  }),
});

export const paymentVerify = endpoint({
  method: 'POST',
  path: '/payment/verify',
  summary: 'Asks the payment service what became of an order, and activates the package once it is paid',
  access: 'unpaid',
  rights: ['subscription:view', 'subscription:create'],
  // A second one finds what the first one did.
  repeat: 'never',
  body: { merchantOrderId: Text(100) },
  answer: Type.Object({ success: Success, data: PaymentVerification }),
});

export const paymentCallback = endpoint({
  method: 'POST',
  path: '/payment/callback',
  summary:
    'The payment service says that an order has changed: base64 of JSON, signed in X-VERIFY. It is asked for the state all the same',
  access: 'public',
  repeat: 'never',
  body: { response: Text(20_000) },
  answer: Type.Object({ success: Success }),
});

export const paymentReceipt = endpoint({
  method: 'GET',
  path: '/payment/receipt/:merchantOrderId',
  summary: 'The receipt of a completed payment as an A4 PDF',
  answers: 'binary',
  access: 'unpaid',
  rights: ['subscription:view'],
  repeat: 'safe',
  params: { merchantOrderId: MerchantOrderId },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
