import type { Problem } from '@galla/domain';

/**
 * Converts problems to Formik's errors: the first message for each field.
 * @param names the form's names for the rule's field names, if they differ
 */
export function formErrors(
  problems: readonly (Problem | undefined)[],
  names: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const problem of problems) {
    if (problem !== undefined) errors[names[problem.field] ?? problem.field] ??= problem.message;
  }
  return errors;
}

/** The problems found by a domain rule, in the form of `formErrors`; empty if it returned a value. */
export const errorsOf = (
  { problems = [] }: object & { readonly problems?: readonly Problem[] },
  names?: Readonly<Record<string, string>>,
): Record<string, string> => formErrors(problems, names);
