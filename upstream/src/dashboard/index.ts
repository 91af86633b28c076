/** What other slices use of the dashboard. */
export { taskReminder } from './remind.ts';
