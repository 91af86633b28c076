const SEGMENTS = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first letters of a word as one sees them: in Devanagari a letter with its signs is one. */
const firstLetter = (word: string): string => {
  const [first] = SEGMENTS.segment(word);
  // The consonant alone: "दे" shows as "द", which fits the round.
  return first === undefined ? '' : (Array.from(first.segment)[0] ?? '').toLocaleUpperCase('en-IN');
};

/** "PA" for Priya Agarwal, "सद" for सरोज देवी: the letters of the first two words. */
export const initials = (name: string): string =>
  name.trim().split(/\s+/).slice(0, 2).map(firstLetter).join('');
