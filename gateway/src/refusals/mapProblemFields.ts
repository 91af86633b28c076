import { RefusalError } from './RefusalError.ts';

/**
 * Runs a call and moves its problems from the fields of the REST body to those of the graph's input, where the
 * client's form has them.
 * @param inputField maps a body's field to the input's; unknown fields stay as they are
 */
export async function mapProblemFields<T>(
  inputField: (bodyField: string) => string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof RefusalError) || !error.refusal.problems) throw error;
    const problems = error.refusal.problems.map((problem) => ({
      ...problem,
      field: inputField(problem.field),
    }));
    throw new RefusalError({ ...error.refusal, problems }, error.details, error);
  }
}

/** A mapper for `mapProblemFields`, from the fields with different names. */
export function fieldMapper(names: Readonly<Record<string, string>>): (bodyField: string) => string {
  return (field) => (Object.hasOwn(names, field) ? names[field] : undefined) ?? field;
}
