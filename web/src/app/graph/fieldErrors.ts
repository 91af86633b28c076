import type { FailureCode } from './failure.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a field read with `@catch(to: RESULT)` failed with this code. Relay does not type the errors. */
export const failedWith = (errors: readonly unknown[], code: FailureCode): boolean =>
  errors.some(
    (error) => isRecord(error) && isRecord(error['extensions']) && error['extensions']['code'] === code,
  );

/** Messages about invalid arguments of a field read with `@catch(to: RESULT)`; empty for other failures. */
export const problemsOf = (errors: readonly unknown[]): readonly string[] =>
  errors.flatMap((error) => {
    const problems = isRecord(error) && isRecord(error['extensions']) ? error['extensions']['problems'] : [];
    return (Array.isArray(problems) ? problems : []).flatMap((one) =>
      isRecord(one) && typeof one['message'] === 'string' ? [one['message']] : [],
    );
  });
