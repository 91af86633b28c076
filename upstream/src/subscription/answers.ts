import Type from 'typebox';
import { Day, Id, Instant, Money, Nullable, Percent } from '../http/schemas.ts';

/** A state as the payment service and the shop have it (spec 3 §3). */
const State = Type.Union([Type.Literal('COMPLETED'), Type.Literal('PENDING'), Type.Literal('FAILED')]);

/** What a package costs for one of its durations. */
export const PackageDuration = Type.Object({
  id: Id,
  /** "Monthly", "Yearly". */
  duration: Type.String(),
  months: Type.Integer(),
  /** Before tax. */
  amount: Money,
  tax: Percent,
  /** Struck through beside the amount, before tax; null: the documented 130 per cent. */
  list_price: Nullable(Money),
  /** What is charged: the amount and its tax. */
  price: Money,
});

/** A package that a shop can buy (spec 3 §3 Subscription package). */
export const SubscriptionPackage = Type.Object({
  id: Id,
  name: Type.String(),
  feature_list: Type.Array(Type.String()),
  durations: Type.Array(PackageDuration),
});

/** A payment for a package (spec 3 §3 Payment verification). */
export const PaymentVerification = Type.Object({
  state: State,
  /** False for a payment that failed, and for one whose verification did not agree with the order. */
  success: Type.Boolean(),
  /** The merchant order id. */
  orderId: Type.String(),
  /** What is charged, tax included. */
  amount: Money,
  /** Where to pay; null once it is paid. */
  redirectUrl: Nullable(Type.String()),
  /** Empty until the payment service knows of a payment. */
  paymentDetails: Type.Array(
    Type.Object({ transactionId: Type.String(), paymentMode: Nullable(Type.String()) }),
  ),
  package: Type.String(),
  duration: Type.String(),
  created_at: Instant,
  paid_at: Nullable(Instant),
  /** The last day that this payment pays for. */
  paid_until: Nullable(Day),
});
