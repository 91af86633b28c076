import { foldCode, wordsOf } from './foldText.ts';

/** What a search looks through; what a thing does not have is null. */
export interface Searchable {
  title: string;
  /** Other names of it, parted by commas. */
  alsoCalled?: string | null;
  /** Codes and numbers that stand for it: own code, bar code, mobile. */
  codes: readonly (string | null)[];
  brand: string | null;
  category: string | null;
}

/** Ends the name within a title: "Tata rock salt , 1 kg". */
export const NAME_ENDS = ' ,';

const joined = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');

/** What follows these is not what a thing is, but what it is for or comes with: "AC contract with gas". */
const BESIDE = new Set(['with', 'without', 'of', 'for', 'at', 'in', 'on', 'per', 'by', 'to', 'from']);

const endsName = (word: string, at: number): boolean => at > 0 && (/^\d/u.test(word) || BESIDE.has(word));

/** The words of a title with the end of its name: a comma, a number or one of those words, whichever is first. */
function titleWords(title: string): string {
  const [name = '', ...more] = title.split(',');
  const words = wordsOf(name);
  const end = words.findIndex((word, at) => endsName(word, at));
  const named = end === -1 ? words : words.slice(0, end);
  const rest = end === -1 ? [] : words.slice(end);
  return `${joined(named)}${NAME_ENDS}${joined([...rest, ...wordsOf(more.join(' '))])}`;
}

/** Each other name is a name as the title's is: its last word says what the thing is. */
const otherNames = (alsoCalled: string): string =>
  alsoCalled
    .split(',')
    .map((name) => wordsOf(name))
    .filter((words) => words.length > 0)
    .map((words) => `${joined(words)}${NAME_ENDS}`)
    .join('');

/**
 * What a search looks through, made once for each thing: names, codes, brand and category, parted by line feeds, each
 * word behind a space.
 */
export const searchWords = ({ title, alsoCalled, codes, brand, category }: Searchable): string =>
  [
    `${titleWords(title)}${otherNames(alsoCalled ?? '')} `,
    `${joined(codes.flatMap((code) => (code ? foldCode(code) : [])))} `,
    `${joined(wordsOf(brand ?? ''))} `,
    `${joined(wordsOf(category ?? ''))} `,
  ].join('\n');

/**
 * The same of what is no goods, such as people and screens: their last word does not say what they are.
 * @param others further words that stand for it, parted by spaces; what has the text in its title comes before them
 */
export const plainWords = (title: string, codes: readonly string[] = [], others = ''): string =>
  [
    `${joined(wordsOf(title))} `,
    `${joined(codes.map((code) => foldCode(code)))} `,
    `${joined(wordsOf(others))} `,
    ' ',
  ].join('\n');
