import type { Bazaar } from './bazaar/index.ts';
import { foldCode, wordsOf } from './foldText.ts';
import { NAME_ENDS } from './searchWords.ts';

/** One reading of what was typed, with all that is looked for in it: nothing is put together at each thing. */
export interface Reading {
  words: readonly string[];
  /** The words behind a space, as words of a title begin. */
  begins: readonly string[];
  /** Each whole word, or its plural, where it ends a name. */
  names: readonly string[];
  /** The words in a row behind a space, as they stand in a title. */
  phrase: string;
  /** The same whole, or its last word in the plural. */
  wholes: readonly string[];
  /** As it was typed, with a word as one instead of many, or with another name of the bazaar. */
  how: 'typed' | 'bent' | 'bazaar';
}

/** What was typed, made ready to be compared with thousands of things. */
export interface SearchFor {
  /** The whole text as a code. */
  code: string;
  readings: readonly Reading[];
  /** The readings' words in one: each typed word with what else it may stand for. */
  wanted: readonly (readonly string[])[];
}

/** So many readings are looked for: three words of the bazaar, each with its translation. */
const MOST_READINGS = 8;

/** Words this short are not bent. */
const SHORTEST_PLURAL = 4;

interface Form {
  word: string;
  how: Reading['how'];
}

/** A typed word as it is, as one of many, and by its other names. */
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

/** Reads what was typed. */
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
