export {
  givenDays,
  type PaidPeriod,
  type SubscriptionAccount,
  unusedDays,
  unusedShare,
  worthOf,
} from './account.ts';
export {
  PLAN_STARTS,
  planStarts,
  type PlanChange,
  type PlanPayment,
  type PlanPrice,
  type PlanQuote,
  type PlanStart,
  quotePlan,
  settlePlan,
} from './change.ts';
export {
  chargedPrice,
  planStyle,
  priceBeforeTax,
  struckPrice,
  type DurationPrice,
  type PlanStyle,
  type StruckPrice,
} from './price.ts';
export {
  PAYMENT_STATES,
  REMINDER_DAYS,
  daysLeft,
  isEndingSoon,
  paymentState,
  subscriptionState,
  type PaymentState,
} from './period.ts';
