/** What other slices use of the dashboard. */
export { handOverTasks } from './handOver.ts';
export { taskReminder } from './remind.ts';
