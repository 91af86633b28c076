/** Normalizes typed headings: case, repeated spaces and the star do not matter. */
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
 * The words of a heading, for comparison with other programs: "Sale Price (₹) *", "sale_price" and "SalePrice" all
 * become "sale price". Text in brackets is a unit or a hint and is dropped, unless there is nothing else.
 */
export const headingWords = (heading: string): string =>
  wordsIn(heading.replaceAll(BRACKETED, ' ')) || wordsIn(heading);
