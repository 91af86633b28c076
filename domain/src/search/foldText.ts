/** Diacritics and apostrophes, which people do not type: "Nescafé", "Haldiram’s". Signs of Indian scripts are kept. */
const UNTYPED = /[\u0300-\u036F'’`]/gu;

/** A text normalized for search: lower case, without accents and apostrophes. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(UNTYPED, '').normalize('NFC').toLowerCase();

const WORD = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;

/** The words and numbers of a text, folded; "1kg" is two, just like "1 kg". */
export const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];

/** A code normalized for comparison: without spaces, hyphens and other signs. */
export const foldCode = (code: string): string => foldText(code).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
