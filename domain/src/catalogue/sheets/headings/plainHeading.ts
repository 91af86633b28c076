/** Headings that people type are the same with another case, more blanks, or without the star. */
export const plainHeading = (heading: string): string =>
  heading
    .replace(/\*\s*$/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const BRACKETED = /\([^)]*\)|\[[^\]]*\]/g;

const wordsIn = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * A heading as its words alone, to be compared with those of other programs: "Sale Price (₹) *", "sale_price" and
 * "SalePrice" are "sale price". What stands in brackets is a unit or a hint, unless nothing else stands there.
 */
export const headingWords = (heading: string): string =>
  wordsIn(heading.replaceAll(BRACKETED, ' ')) || wordsIn(heading);
