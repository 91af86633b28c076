import { indexOfNear } from './nearWord.ts';
import type { Reading, SearchFor } from './searchFor.ts';

/** How well an entry matches the query, best first. */
const RANKS = [
  // Its own code or bar code.
  'code',
  // A whole word of its name, plus everything else typed: "milk" matches "Amul Taaza toned milk, 1 l".
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

/** A sort figure: the rank, then a tie-breaker within the rank, then how early the word appears. */
const figure = (rank: Rank, at: number, part = 0): number =>
  FIGURES[rank] + part * 100 + Math.min(at, MOST_PLACES);

/** Number of words before a position in a title; the marker at the end of the name does not count. */
function wordsBefore(title: string, place: number): number {
  let words = 0;
  for (let at = title.indexOf(' '); at !== -1 && at < place; at = title.indexOf(' ', at + 1))
    if (title[at + 1] !== ',') words += 1;
  return words;
}

/** Index of consecutive whole words, the last one singular or plural; -1 for none. */
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

/** The figure of words that are all in a title; a synonym must match a whole word. */
function inTitle(title: string, { words, begins, names, phrase, wholes, how }: Reading): number | undefined {
  if (!hasAll(title, begins)) return how === 'bazaar' ? undefined : figure('inTitle', 0);
  const first = title.indexOf(phrase);
  const whole = first === -1 ? -1 : wholeAt(title, wholes);
  const place = whole === -1 ? title.indexOf(begins[0] ?? '') : whole;
  if (names.some((name) => title.includes(name)))
    return figure('name', wordsBefore(title, place), first === -1 ? 1 : 0);
  // A complete local word names the product: "haldi" means turmeric before it means Haldiram’s.
  if (how === 'bazaar' && whole !== -1) return figure('name', wordsBefore(title, whole), 2);
  if (how === 'bazaar' && words.length === 1) return undefined;
  if (first === 0) return figure('titleBegins', 0, whole === 0 ? 0 : 1);
  if (first !== -1)
    return figure('wordBegins', wordsBefore(title, whole === -1 ? first : whole), whole === -1 ? 1 : 0);
  return figure('wordsBegin', wordsBefore(title, place));
}

/** Ranked below entries of the same rank that match as typed. */
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

/** A shorter part of a code matches only at the beginning. */
const SHORTEST_CODE_PART = 3;

/** The rank of the query as a code or a part of one; undefined when it is neither. */
function codeRank(text: string, code: string): number | undefined {
  if (code === '' || !text.includes(code)) return undefined;
  const begin = text.indexOf('\n');
  const codes = text.slice(begin, text.indexOf('\n', begin + 1));
  if (codes.includes(` ${code} `)) return figure('code', 0);
  if (codes.includes(` ${code}`)) return figure('inCode', 0);
  return code.length >= SHORTEST_CODE_PART && codes.includes(code) ? figure('inCode', 1) : undefined;
}

/**
 * How well an entry matches: lower is better; undefined for no match.
 * @param text the entry's `searchWords`
 */
export function exactRank(text: string, { code, readings }: SearchFor): number | undefined {
  let best = codeRank(text, code);
  for (const reading of readings) {
    const rank = readingRank(text, reading);
    if (rank !== undefined && (best === undefined || rank < best)) best = rank;
  }
  return best;
}

/** Minimum length of a word for tolerating a wrong letter. */
const SHORTEST_NEAR = 5;

const mayErr = (word: string): boolean => word.length >= SHORTEST_NEAR && !/\d/u.test(word);

/** The same with one wrong letter in a word, for an entry that does not match as typed. */
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
