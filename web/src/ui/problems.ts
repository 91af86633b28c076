import type { Problem } from '@galla/domain';

/** Problems as Formik keeps them: the first sentence for each field. */
export function formErrors(problems: readonly (Problem | undefined)[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const problem of problems) {
    if (problem !== undefined) errors[problem.field] ??= problem.message;
  }
  return errors;
}
