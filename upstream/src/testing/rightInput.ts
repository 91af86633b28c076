import type { Right } from '@galla/domain';
import type { Endpoint } from '../http/endpoint.ts';

/** The input that makes a call require a given right; empty when any of its rights suffices. */
export function rightInput(
  { rightsBy, schema }: Endpoint,
  right: Right,
): { query?: Record<string, string>; body?: Record<string, string> } {
  if (rightsBy === 'none') return {};
  const [field = ''] = rightsBy.fields;
  // Words come after numbers, and the first field accepts words.
  const value =
    Object.keys(rightsBy.rights).findLast((about) => rightsBy.rights[about]?.includes(right)) ?? '';
  const input = { [field]: value };
  return Object.hasOwn(schema.query.properties, field) ? { query: input } : { body: input };
}
