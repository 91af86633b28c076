import { type Budgets, write } from './budget.ts';

export const subscription: Budgets = {
  SubscriptionQuery: { calls: 3 },
  usePaySubscriptionMutation: {
    calls: 2,
    variables: ({ plan }) => write(plan),
  },
  useVerifyPaymentMutation: {
    calls: 2,
    variables: ({ merchantOrder }) => ({ input: { merchantOrderId: merchantOrder } }),
  },
};
