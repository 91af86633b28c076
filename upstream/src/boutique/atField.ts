import { Refused } from '../http/refused.ts';

/** A refusal with its problems at other fields; any other error as it is. */
export function refusedAt(error: unknown, named: (field: string) => string): unknown {
  if (!(error instanceof Refused) || !error.refusal.problems) return error;
  const problems = error.refusal.problems.map((one) => ({ ...one, field: named(one.field) }));
  const { details } = error;
  return new Refused({ ...error.refusal, problems }, undefined, details && { details });
}

/**
 * Runs a check; what it refuses is told at the fields of the wire.
 * @param field the field of the wire by its name in the rules, or the prefix of all: "design_areas.0.options.2."
 */
export function atField<T>(field: string | ((name: string) => string), check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw refusedAt(error, typeof field === 'string' ? (name) => `${field}${name}` : field);
  }
}
