const ELLIPSIS = '…';

/** Text for a single line: control characters and runs of spaces become one space. */
export const plain = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Graphemes: a consonant stays together with its vowel signs. */
const lettersOf = (text: string): string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

/** The longest beginning of a text that `fits`, by graphemes, and the rest. */
function split(text: string, fits: (text: string) => boolean): [string, string] {
  const letters = lettersOf(text);
  let [from, to] = [0, letters.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (fits(letters.slice(0, middle).join(''))) from = middle;
    else to = middle - 1;
  }
  return [letters.slice(0, from).join(''), letters.slice(from).join('')];
}

/** A text shortened to what fits, with an ellipsis; empty when even that has no room. */
function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const [start] = split(text, (one) => fits(one.trimEnd() + ELLIPSIS));
  const cut = start.trimEnd() + ELLIPSIS;
  return fits(cut) ? cut : '';
}

/** Whether two words are a figure and its unit, which stay on one line: "500 ml". */
const isMeasure = (figure = '', unit = ''): boolean =>
  /^\d+(?:[.,]\d+)?$/.test(figure) && /^\p{L}[\p{L}\p{M}.]{0,3}$/u.test(unit);

/** The next line of a text and the rest; broken at a space near the end if there is one, else inside a word. */
function nextLine(text: string, fits: (text: string) => boolean): [string, string] {
  if (fits(text)) return [text, ''];
  const words = text.split(' ');
  let count = 0;
  while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count += 1;
  if (count > 1 && isMeasure(words[count - 1], words[count])) count -= 1;
  if (count > 0) return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
  return split(text, fits);
}

/** Wraps a text into at most `most` lines; the rest is cut off with an ellipsis. */
export function fitLines(text: string, most: number, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let rest = plain(text);
  while (rest !== '' && lines.length < most - 1) {
    const [line, left] = nextLine(rest, fits);
    if (line === '') break;
    lines.push(line);
    rest = left;
  }
  const last = shortened(rest, fits);
  return last === '' ? lines : [...lines, last];
}
