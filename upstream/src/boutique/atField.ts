import { Refused } from '../http/refused.ts';

/** Moves the problems of a refusal to other fields; returns any other error unchanged. */
export function refusedAt(error: unknown, named: (field: string) => string): unknown {
  if (!(error instanceof Refused) || !error.refusal.problems) return error;
  const problems = error.refusal.problems.map((one) => ({ ...one, field: named(one.field) }));
  const { details } = error;
  return new Refused({ ...error.refusal, problems }, undefined, details && { details });
}

/**
 * Runs a check and reports its problems at fields of the wire.
 * @param field maps a rule's field to a wire field, or is the prefix for all: "design_areas.0.options.2."
 */
export function atField<T>(field: string | ((name: string) => string), check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw refusedAt(error, typeof field === 'string' ? (name) => `${field}${name}` : field);
  }
}
