export {
  chargedPrice,
  planStyle,
  struckPrice,
  type DurationPrice,
  type PlanStyle,
  type StruckPrice,
} from './price.ts';
export {
  PAYMENT_STATES,
  REMINDER_DAYS,
  daysLeft,
  extendPaidUntil,
  isEndingSoon,
  paymentState,
  subscriptionState,
  type PaymentState,
} from './period.ts';
