/** The public interface of the dashboard for other slices. */
export { handOverTasks } from './handOver.ts';
export { taskReminder } from './remind.ts';
