import { type Budgets, write } from './budget.ts';

export const sheets: Budgets = {
  LookAtImportQuery: { calls: 2, variables: ({ sheet }) => ({ id: sheet.import }) },
  watchProgressQuery: { calls: 2, variables: ({ sheet }) => ({ id: sheet.import }) },
  useRunImportMutation: { calls: 2, variables: ({ sheet }) => write(sheet) },
  useStopImportMutation: { calls: 2, variables: ({ sheet }) => write({ import: sheet.import }) },
};
