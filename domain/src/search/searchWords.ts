import { foldCode, wordsOf } from './foldText.ts';

/** Searchable values of an entry; null where it has none. */
export interface Searchable {
  title: string;
  /** Other names, separated by commas. */
  alsoCalled?: string | null;
  /** Codes and numbers that identify it: own code, bar code, mobile. */
  codes: readonly (string | null)[];
  brand: string | null;
  category: string | null;
}

/** Marks the end of the name within a title: "Tata rock salt , 1 kg". */
export const NAME_ENDS = ' ,';

const joined = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');

/** Words after these say what the product is for or comes with, not what it is: "AC contract with gas". */
const BESIDE = new Set(['with', 'without', 'of', 'for', 'at', 'in', 'on', 'per', 'by', 'to', 'from']);

const endsName = (word: string, at: number): boolean => at > 0 && (/^\d/u.test(word) || BESIDE.has(word));

/**
 * The words of a title with the end of its name marked: at a comma, a number or one of those words, whichever comes
 * first.
 */
function titleWords(title: string): string {
  const [name = '', ...more] = title.split(',');
  const words = wordsOf(name);
  const end = words.findIndex((word, at) => endsName(word, at));
  const named = end === -1 ? words : words.slice(0, end);
  const rest = end === -1 ? [] : words.slice(end);
  return `${joined(named)}${NAME_ENDS}${joined([...rest, ...wordsOf(more.join(' '))])}`;
}

/** Each other name is marked like a title's name: its last word says what the product is. */
const otherNames = (alsoCalled: string): string =>
  alsoCalled
    .split(',')
    .map((name) => wordsOf(name))
    .filter((words) => words.length > 0)
    .map((words) => `${joined(words)}${NAME_ENDS}`)
    .join('');

/**
 * The search text of an entry, made once: names, codes, brand and category, separated by line feeds, with a space
 * before each word.
 */
export const searchWords = ({ title, alsoCalled, codes, brand, category }: Searchable): string =>
  [
    `${titleWords(title)}${otherNames(alsoCalled ?? '')} `,
    `${joined(codes.flatMap((code) => (code ? foldCode(code) : [])))} `,
    `${joined(wordsOf(brand ?? ''))} `,
    `${joined(wordsOf(category ?? ''))} `,
  ].join('\n');

/**
 * The search text of entries other than goods, such as people and screens, whose last word does not say what they
 * are.
 * @param others further words for it, separated by spaces; matches in the title rank above them
 */
export const plainWords = (title: string, codes: readonly string[] = [], others = ''): string =>
  [
    `${joined(wordsOf(title))} `,
    `${joined(codes.map((code) => foldCode(code)))} `,
    `${joined(wordsOf(others))} `,
    ' ',
  ].join('\n');
