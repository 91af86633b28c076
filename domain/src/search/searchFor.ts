import type { Bazaar } from './bazaar/index.ts';
import { foldCode, wordsOf } from './foldText.ts';
import { NAME_ENDS } from './searchWords.ts';

/** One reading of the query, with all search texts prepared so that nothing is concatenated per entry. */
export interface Reading {
  words: readonly string[];
  /** The words with a leading space, as words of a title begin. */
  begins: readonly string[];
  /** Each whole word, or its plural, at the end of a name. */
  names: readonly string[];
  /** The consecutive words with a leading space, as they appear in a title. */
  phrase: string;
  /** The same as whole words, or with the last one in the plural. */
  wholes: readonly string[];
  /** As typed, with a plural reduced to its singular, or with a synonym. */
  how: 'typed' | 'bent' | 'bazaar';
}

/** A query prepared for comparison with thousands of entries. */
export interface SearchFor {
  /** The whole text as a code. */
  code: string;
  readings: readonly Reading[];
  /** The words of all readings: each typed word with its alternatives. */
  wanted: readonly (readonly string[])[];
}

/** Maximum readings: three words, each with a synonym. */
const MOST_READINGS = 8;

/** Shorter words are not reduced to a singular. */
const SHORTEST_PLURAL = 4;

interface Form {
  word: string;
  how: Reading['how'];
}

/** The forms of a typed word: as it is, singular, and synonyms. */
function formsOf(word: string, bazaar: Bazaar): Form[] {
  const one = word.length >= SHORTEST_PLURAL && /[^s]s$/u.test(word) ? [word.slice(0, -1)] : [];
  const others = [word, ...one].flatMap((form) => bazaar.get(form) ?? []);
  return [
    { word, how: 'typed' },
    ...one.map((form): Form => ({ word: form, how: 'bent' })),
    ...others.map((form): Form => ({ word: form, how: 'bazaar' })),
  ];
}

const ENDINGS = ['', 's', 'es'];

function readingOf(forms: readonly Form[]): Reading {
  const words = forms.flatMap(({ word }) => word.split(' '));
  const has = (how: Reading['how']): boolean => forms.some((form) => form.how === how);
  const begins = words.map((word) => ` ${word}`);
  const phrase = begins.join('');
  return {
    words,
    begins,
    names: begins.flatMap((word) => ENDINGS.map((ending) => word + ending + NAME_ENDS)),
    phrase,
    wholes: ENDINGS.map((ending) => `${phrase}${ending} `),
    how: has('bazaar') ? 'bazaar' : has('bent') ? 'bent' : 'typed',
  };
}

/** Parses a query. */
export function searchFor(text: string, bazaar: Bazaar): SearchFor {
  const wanted = wordsOf(text).map((word) => formsOf(word, bazaar));
  const readings = wanted
    .reduce<Form[][]>((all, forms) => all.flatMap((chosen) => forms.map((form) => [...chosen, form])), [[]])
    .slice(0, MOST_READINGS);
  return {
    code: foldCode(text),
    wanted: wanted.map((forms) => forms.map(({ word }) => word)),
    readings: readings.map((forms) => readingOf(forms)),
  };
}
