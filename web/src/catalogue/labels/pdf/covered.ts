/**
 * Coverage of the PDF's fonts: Latin with common punctuation, and the rupee sign. fonts/cut.mjs subsets them
 * accordingly.
 */
const COVERED =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2010-\u2027\u2030-\u203A\u20AC\u20B9\u2122\u2212\u2215]*$/;

/**
 * Whether the PDF can write a text with its own fonts; other texts are embedded as pictures rendered by the
 * browser.
 */
export const isCovered = (text: string): boolean => COVERED.test(text);
