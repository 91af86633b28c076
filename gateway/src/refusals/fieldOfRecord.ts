import { parseId } from '../relay/ids.ts';
import type { RefusalError } from './RefusalError.ts';

type Place = readonly [field: string, text: string];

/**
 * The field of a mutation's input that names the record which was not found: where the refusal tells it, where the id
 * stands that was refused, or where the input has one id only. Null where none of these tells it.
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
