import type { FormikErrors, FormikHelpers } from 'formik';
import type { NotSaved } from '../app/graph/refusal.ts';

/** Shows problems at their fields, and all others in the form's status. */
export function showRefusal<V extends object>(
  outcome: NotSaved,
  values: V,
  helpers: Pick<FormikHelpers<V>, 'setErrors' | 'setStatus'>,
): void {
  // The user cancelled the PIN and knows why nothing was saved.
  if (outcome.kind === 'pin') return;
  if (outcome.kind !== 'problems') {
    helpers.setStatus(outcome.message);
    return;
  }
  helpers.setErrors({ ...outcome.problems } as FormikErrors<V>);
  const elsewhere = Object.entries(outcome.problems).filter(([name]) => !(name in values));
  helpers.setStatus(elsewhere.map(([, message]) => message).join(' ') || undefined);
}
