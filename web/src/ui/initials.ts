const SEGMENTS = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first visible letter of a word: in Devanagari a letter with its signs counts as one. */
const firstLetter = (word: string): string => {
  const [first] = SEGMENTS.segment(word);
  // Only the consonant: "दे" becomes "द", which fits the avatar.
  return first === undefined ? '' : (Array.from(first.segment)[0] ?? '').toLocaleUpperCase('en-IN');
};

/** "PA" for Priya Agarwal, "सद" for सरोज देवी: the first letters of the first two words. */
export const initials = (name: string): string =>
  name.trim().split(/\s+/).slice(0, 2).map(firstLetter).join('');
