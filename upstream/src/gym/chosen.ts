import { problem, type Rule } from '@galla/domain';
import { refusedFor } from '../http/refused.ts';

/** The name for a word of the wire, ignoring case; refuses an unknown word. */
export function chosen<Name extends string>(
  field: string,
  words: Readonly<Record<Name, string>>,
  word: string,
  unknown: Rule,
): Name {
  const wanted = word.trim().toLowerCase();
  const found = (Object.keys(words) as Name[]).find((name) => words[name].toLowerCase() === wanted);
  if (found === undefined) throw refusedFor(problem(field, 'INVALID_INPUT', unknown));
  return found;
}
