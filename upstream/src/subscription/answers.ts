import Type from 'typebox';
import { Day, Id, Instant, Money, Nullable, Percent } from '../http/schemas.ts';

/** A state as the payment service and the shop have it (spec 3 §3). */
const State = Type.Union([Type.Literal('COMPLETED'), Type.Literal('PENDING'), Type.Literal('FAILED')]);

/** A way to buy a package, as it comes out today. */
export const PackageStart = Type.Object({
  /** NOW: what is not used of the paid time is taken as credit. AT_END: when the paid time ends. */
  starts: Type.Union([Type.Literal('NOW'), Type.Literal('AT_END')]),
  from: Day,
  /** The last day that the shop has paid for then. */
  until: Day,
  /** Taken off the price. */
  credit: Money,
  /** To be paid. */
  due: Money,
  /** Credit that stays for the next payment. */
  credit_left: Money,
});

/** A time that was paid for and still runs, or is to come. */
export const PaidTime = Type.Object({
  package: Type.String(),
  duration: Type.String(),
  from: Day,
  until: Day,
});

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
  /** One, or two for another package than the one that is paid for. */
  starts: Type.Array(PackageStart),
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
  /** The credit that it took; what it pays for costs both. */
  credit: Money,
  /** The first day that this payment pays for. */
  paid_from: Nullable(Day),
  /** The last day that this payment pays for; the day of a change that ended it. */
  paid_until: Nullable(Day),
});
