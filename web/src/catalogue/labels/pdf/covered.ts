/** What the fonts of the PDF have: Latin with its usual signs, and the rupee. fonts/cut.mjs cuts them so. */
const COVERED =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2010-\u2027\u2030-\u203A\u20AC\u20B9\u2122\u2212\u2215]*$/;

/** Whether the PDF can write a text as text; any other is drawn as a picture of what the browser shows. */
export const isCovered = (text: string): boolean => COVERED.test(text);
