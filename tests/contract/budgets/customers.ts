import { type Budgets, freshMobile, write } from './budget.ts';

export const customers: Budgets = {
  // One of them finds the walk-in.
  BillingQuery: { calls: 4 },
  useCustomerPagesQuery: { calls: 2, variables: ({ tenant }) => ({ id: tenant }), size: 'count' },
  ChosenCustomerQuery: { calls: 3, variables: ({ customer }) => ({ id: customer }) },
  useContinueQuery: { calls: 2, variables: ({ customer }) => ({ id: customer }) },
  ChangeFormQuery: { calls: 3 },
  useCreateCustomerMutation: {
    calls: 2,
    variables: () => write({ name: 'Priya Nair', mobile: freshMobile() }),
  },
  useOpenCustomerMutation: {
    calls: 2,
    variables: ({ customerMobile }) => write({ mobile: customerMobile }),
  },
};
