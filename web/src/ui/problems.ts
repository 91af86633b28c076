import type { Problem } from '@galla/domain';

/**
 * Problems as Formik keeps them: the first sentence for each field.
 * @param names the form's names of fields that a rule calls otherwise
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

/** What a rule of the domain finds wrong with a form: as `formErrors`; nothing where it answers a value instead. */
export const errorsOf = (
  { problems = [] }: object & { readonly problems?: readonly Problem[] },
  names?: Readonly<Record<string, string>>,
): Record<string, string> => formErrors(problems, names);
