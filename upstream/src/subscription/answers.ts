import Type from 'typebox';
import { Day, Id, Instant, Money, Nullable, Percent } from '../http/schemas.ts';

/** A state common to payment service and shop (spec 3 §3). */
const State = Type.Union([Type.Literal('COMPLETED'), Type.Literal('PENDING'), Type.Literal('FAILED')]);

/** An option to buy a package, with today's amounts. */
export const PackageStart = Type.Object({
  /** NOW: the unused paid time is credited. AT_END: when the paid time ends. */
  starts: Type.Union([Type.Literal('NOW'), Type.Literal('AT_END')]),
  from: Day,
  /** The last paid day then. */
  until: Day,
  /** Deducted from the price. */
  credit: Money,
  /** Amount to pay. */
  due: Money,
  /** Remaining credit for the next payment. */
  credit_left: Money,
});

/** A paid period, current or future. */
export const PaidTime = Type.Object({
  package: Type.String(),
  duration: Type.String(),
  from: Day,
  until: Day,
});

/** The price of a package for a duration. */
export const PackageDuration = Type.Object({
  id: Id,
  /** "Monthly", "Yearly". */
  duration: Type.String(),
  months: Type.Integer(),
  /** Before tax. */
  amount: Money,
  tax: Percent,
  /** Crossed-out price before tax; null: the documented 130 per cent. */
  list_price: Nullable(Money),
  /** Price to pay: the amount with tax. */
  price: Money,
  /** One option, or two when changing from another paid package. */
  starts: Type.Array(PackageStart),
});

/** A package that shops can buy (spec 3 §3 Subscription package). */
export const SubscriptionPackage = Type.Object({
  id: Id,
  name: Type.String(),
  feature_list: Type.Array(Type.String()),
  durations: Type.Array(PackageDuration),
});

/** A payment for a package (spec 3 §3 Payment verification). */
export const PaymentVerification = Type.Object({
  state: State,
  /** False for a failed payment, and for one whose verification does not match the order. */
  success: Type.Boolean(),
  /** The merchant order id. */
  orderId: Type.String(),
  /** Amount to pay, including tax. */
  amount: Money,
  /** URL of the payment page; null once it is paid. */
  redirectUrl: Nullable(Type.String()),
  /** Empty until the payment service reports a payment. */
  paymentDetails: Type.Array(
    Type.Object({ transactionId: Type.String(), paymentMode: Nullable(Type.String()) }),
  ),
  package: Type.String(),
  duration: Type.String(),
  created_at: Instant,
  paid_at: Nullable(Instant),
  /** The credit used; together with the amount it is the full price. */
  credit: Money,
  /** First day of the paid period. */
  paid_from: Nullable(Day),
  /** Last day of the paid period; the day of a change that ended it. */
  paid_until: Nullable(Day),
});
