import { Refused } from '../http/refused.ts';

/**
 * Runs a check; what it refuses is told at the fields of the wire.
 * @param field the field of the wire by its name in the rules, or the prefix of all: "design_areas.0.options.2."
 */
export function atField<T>(field: string | ((name: string) => string), check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refused) || !error.refusal.problems) throw error;
    const named = typeof field === 'string' ? (name: string) => `${field}${name}` : field;
    const problems = error.refusal.problems.map((one) => ({ ...one, field: named(one.field) }));
    const { details } = error;
    throw new Refused({ ...error.refusal, problems }, undefined, details && { details });
  }
}
