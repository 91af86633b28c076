import { type Budgets, write } from './budget.ts';

/** A task of anybody. */
const task = Buffer.from('Task:018f0000-0000-7000-8000-000000000001').toString('base64url');

export const day: Budgets = {
  // The person, the figures, three charts and two lists of tasks.
  DashboardQuery: { calls: 7, variables: () => ({ days: 14 }) },
  useTasksCreateMutation: {
    calls: 2,
    variables: () => write({ detail: 'Call Neha', dueDate: '2026-11-24' }),
  },
  useTasksUpdateMutation: { calls: 2, variables: () => write({ task, completed: true }) },
  useTasksDeleteMutation: { calls: 2, variables: () => write({ task }) },
};
