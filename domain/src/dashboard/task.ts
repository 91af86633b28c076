import { isDay } from '../dates/day.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** Maximum length of a task's text (spec 2 §9). */
export const TASK_LENGTH = 150;

/** Problem with a task as typed; `detail` is its text, `due` its day. */
export function checkTask({ detail, due }: { detail: string; due: string }): Problem[] {
  const text = detail.trim();
  const found = [
    text === '' ? problem('detail', 'INVALID_INPUT', 'tasks.textMissing') : undefined,
    Array.from(text).length > TASK_LENGTH
      ? problem('detail', 'INVALID_INPUT', 'tasks.textTooLong', { max: TASK_LENGTH })
      : undefined,
    isDay(due) ? undefined : problem('due', 'INVALID_INPUT', 'dates.none'),
  ];
  return found.filter((one) => one !== undefined);
}
