import { type Budgets, write } from './budget.ts';

export const keys: Budgets = {
  // The keys, and who made them.
  ConnectionsTabQuery: { calls: 3, variables: ({ tenant }) => ({ tenant }) },
  useCreateApiKeyMutation: {
    needsPin: true,
    calls: 2,
    variables: () => write({ name: 'Tally', life: 'YEAR_1', scopes: [{ menu: 'BILLING', view: true }] }),
  },
  useRevokeApiKeyMutation: { calls: 2, variables: ({ apiKey }) => write({ apiKey }) },
};
