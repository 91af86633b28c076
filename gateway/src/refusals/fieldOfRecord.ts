import { parseId } from '../relay/ids.ts';
import type { RefusalError } from './RefusalError.ts';

type Place = readonly [field: string, text: string];

/**
 * The input field that names the missing record: from the refusal itself, by the position of the refused id, or the
 * input's only id. Null when none of these applies.
 */
export function fieldOfRecord({ refusal, details }: RefusalError, input: unknown): string | null {
  const [problem] = refusal.problems ?? [];
  if (problem) return problem.field;
  const places = textsIn(input);
  const refusedId = places.find(([, text]) => text === details['id']);
  if (refusedId) return refusedId[0];
  const [only, ...others] = places.filter(([, text]) => parseId(text) !== undefined);
  return only !== undefined && others.length === 0 ? only[0] : null;
}

/** The texts of an input with their paths: "lines.2.item". */
function textsIn(value: unknown, path: readonly string[] = []): Place[] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));
}
