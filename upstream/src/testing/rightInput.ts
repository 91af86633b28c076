import type { Right } from '@galla/domain';
import type { Endpoint } from '../http/endpoint.ts';

/** What a call must say so that a right is the one it needs; nothing where any one of its rights is enough. */
export function rightInput(
  { rightsBy, schema }: Endpoint,
  right: Right,
): { query?: Record<string, string>; body?: Record<string, string> } {
  if (rightsBy === 'none') return {};
  const [field = ''] = rightsBy.fields;
  // Words come after numbers, and the first field takes a word.
  const value =
    Object.keys(rightsBy.rights).findLast((about) => rightsBy.rights[about]?.includes(right)) ?? '';
  const input = { [field]: value };
  return Object.hasOwn(schema.query.properties, field) ? { query: input } : { body: input };
}
