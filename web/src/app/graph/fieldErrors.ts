import type { FailureCode } from './failure.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a field that `@catch(to: RESULT)` reads failed with this code. Relay leaves the errors untyped. */
export const failedWith = (errors: readonly unknown[], code: FailureCode): boolean =>
  errors.some(
    (error) => isRecord(error) && isRecord(error['extensions']) && error['extensions']['code'] === code,
  );

/** The sentences of what is wrong with what a field that `@catch(to: RESULT)` reads was asked with; none for other failures. */
export const problemsOf = (errors: readonly unknown[]): readonly string[] =>
  errors.flatMap((error) => {
    const problems = isRecord(error) && isRecord(error['extensions']) ? error['extensions']['problems'] : [];
    return (Array.isArray(problems) ? problems : []).flatMap((one) =>
      isRecord(one) && typeof one['message'] === 'string' ? [one['message']] : [],
    );
  });
