import { problem, type Problem } from '../refusals/problem.ts';

const MAX_NAME = 60;

/** Checks the name of a status, stage, item or pattern. */
export function checkName(name: string, field = 'name'): Problem | undefined {
  const length = name.trim().length;
  if (length === 0) return problem(field, 'INVALID_INPUT', 'boutique.nameEmpty');
  return length > MAX_NAME
    ? problem(field, 'INVALID_INPUT', 'boutique.nameTooLong', { max: MAX_NAME })
    : undefined;
}
