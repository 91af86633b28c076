/** Replacements: values and what they become. */
export interface Known {
  /** Whole values: ids, numbers, names. */
  whole: ReadonlyMap<string, string>;
  /** Names within sentences, and their replacement. */
  names: readonly string[];
  name: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sentence with the names replaced; matches inside of a word stay. */
export function renamed(text: string, { names, name }: Pick<Known, 'names' | 'name'>): string {
  // Longest first: "Priya Agarwal" before "Priya".
  const all = names.toSorted((one, other) => other.length - one.length).map(escaped);
  if (all.length === 0) return text;
  const named = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${all.join('|')})(?![\p{L}\p{M}\p{N}])`, 'gu');
  return text.replaceAll(named, () => name);
}

/** A response with values replaced; only its sentences are searched for names. */
export function withNewValues(answer: unknown, known: Known, field = ''): unknown {
  if (typeof answer === 'string')
    return known.whole.get(answer) ?? (field === 'message' ? renamed(answer, known) : answer);
  if (Array.isArray(answer)) return answer.map((one) => withNewValues(one, known, field));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, one]) => [name, withNewValues(one, known, name)]),
  );
}
