import { RefusalError } from './RefusalError.ts';

/**
 * Runs what may be refused with problems at the fields of a REST body, and puts them at the fields of the graph's
 * input instead, where the client's form has them.
 * @param inputField the input's field of a body's field; a field that it does not know stays as it is
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

/** For `mapProblemFields`: the fields that the two name differently. */
export function fieldMapper(names: Readonly<Record<string, string>>): (bodyField: string) => string {
  return (field) => (Object.hasOwn(names, field) ? names[field] : undefined) ?? field;
}
