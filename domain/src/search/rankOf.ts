import { indexOfNear } from './nearWord.ts';
import type { Reading, SearchFor } from './searchFor.ts';

/** How well a thing fits what was typed, the best first. */
const RANKS = [
  // Its own code or bar code.
  'code',
  // A whole word that says what it is, and what else was typed beside it: "milk" is "Amul Taaza toned milk, 1 l".
  'name',
  'titleBegins',
  'wordBegins',
  'wordsBegin',
  'inTitle',
  'brand',
  'category',
  'inCode',
  // One letter was typed wrong.
  'near',
] as const;

type Rank = (typeof RANKS)[number];

const FIGURES = Object.fromEntries(RANKS.map((rank, at) => [rank, at * 1000])) as Record<Rank, number>;

const MOST_PLACES = 99;

/** A figure to sort by: the rank, then what parts things of one rank, then how early the word stands. */
const figure = (rank: Rank, at: number, part = 0): number =>
  FIGURES[rank] + part * 100 + Math.min(at, MOST_PLACES);

/** How many words stand before a place of a title; the end of its name is no word. */
function wordsBefore(title: string, place: number): number {
  let words = 0;
  for (let at = title.indexOf(' '); at !== -1 && at < place; at = title.indexOf(' ', at + 1))
    if (title[at + 1] !== ',') words += 1;
  return words;
}

/** Where words in a row stand whole, the last one or many; -1 for nowhere. */
function wholeAt(title: string, wholes: readonly string[]): number {
  let first = -1;
  for (const whole of wholes) {
    const at = title.indexOf(whole);
    if (at !== -1 && (first === -1 || at < first)) first = at;
  }
  return first;
}

const hasAll = (text: string, words: readonly string[]): boolean => {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
};

/** The figure of words that all stand in a title; of another name of a thing, only as a whole word. */
function inTitle(title: string, { words, begins, names, phrase, wholes, how }: Reading): number | undefined {
  if (!hasAll(title, begins)) return how === 'bazaar' ? undefined : figure('inTitle', 0);
  const first = title.indexOf(phrase);
  const whole = first === -1 ? -1 : wholeAt(title, wholes);
  const place = whole === -1 ? title.indexOf(begins[0] ?? '') : whole;
  if (names.some((name) => title.includes(name)))
    return figure('name', wordsBefore(title, place), first === -1 ? 1 : 0);
  // Who types a word of the bazaar in full names the thing: "haldi" is turmeric before it is Haldiram’s.
  if (how === 'bazaar' && whole !== -1) return figure('name', wordsBefore(title, whole), 2);
  if (how === 'bazaar' && words.length === 1) return undefined;
  if (first === 0) return figure('titleBegins', 0, whole === 0 ? 0 : 1);
  if (first !== -1)
    return figure('wordBegins', wordsBefore(title, whole === -1 ? first : whole), whole === -1 ? 1 : 0);
  return figure('wordsBegin', wordsBefore(title, place));
}

/** Below those of the same rank that have what was typed. */
const OTHERWISE = 500;

function readingRank(text: string, reading: Reading): number | undefined {
  if (!hasAll(text, reading.words)) return undefined;
  const title = text.slice(0, text.indexOf('\n'));
  const later = reading.how === 'typed' ? 0 : OTHERWISE;
  if (hasAll(title, reading.words)) {
    const found = inTitle(title, reading);
    return found === undefined ? undefined : found + later;
  }
  const [, , brand = '', category = ''] = text.split('\n');
  let worst = 0;
  for (const word of reading.words) {
    const rank = title.includes(word) ? 'inTitle' : brand.includes(word) ? 'brand' : 'category';
    if (rank === 'category' && !category.includes(word)) return undefined;
    worst = Math.max(worst, figure(rank, 0));
  }
  return worst + later;
}

/** A shorter part of a code is looked for at its beginning only. */
const SHORTEST_CODE_PART = 3;

/** Whether what was typed is a code, or a part of one. */
function codeRank(text: string, code: string): number | undefined {
  if (code === '' || !text.includes(code)) return undefined;
  const begin = text.indexOf('\n');
  const codes = text.slice(begin, text.indexOf('\n', begin + 1));
  if (codes.includes(` ${code} `)) return figure('code', 0);
  if (codes.includes(` ${code}`)) return figure('inCode', 0);
  return code.length >= SHORTEST_CODE_PART && codes.includes(code) ? figure('inCode', 1) : undefined;
}

/**
 * How well a thing fits: less is better; undefined where it does not fit.
 * @param text what `searchWords` made of the thing
 */
export function exactRank(text: string, { code, readings }: SearchFor): number | undefined {
  let best = codeRank(text, code);
  for (const reading of readings) {
    const rank = readingRank(text, reading);
    if (rank !== undefined && (best === undefined || rank < best)) best = rank;
  }
  return best;
}

/** From this many letters on one may be wrong. */
const SHORTEST_NEAR = 5;

const mayErr = (word: string): boolean => word.length >= SHORTEST_NEAR && !/\d/u.test(word);

/** The same for a word with a letter wrong, of something that does not fit as it was typed. */
export function nearRank(text: string, { wanted }: SearchFor): number | undefined {
  let place = MOST_PLACES;
  let erred = false;
  for (const forms of wanted) {
    if (forms.some((form) => text.includes(form))) continue;
    const [typed = ''] = forms;
    if (!mayErr(typed)) return undefined;
    const title = text.slice(0, text.indexOf('\n'));
    const at = indexOfNear(title, typed);
    if (at === -1) return undefined;
    erred = true;
    place = Math.min(place, wordsBefore(title, at));
  }
  return erred ? figure('near', place) : undefined;
}
