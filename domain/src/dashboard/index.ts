export { barOf, followUpPercent, profileCompleted } from './figures.ts';
export { checkTask, TASK_LENGTH } from './task.ts';
