/** Marks over letters and apostrophes, which nobody types: "Nescafé", "Haldiram’s". Signs of Indian scripts stay. */
const UNTYPED = /[\u0300-\u036F'’`]/gu;

/** A text as searches compare it: in small letters, without accents and apostrophes. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(UNTYPED, '').normalize('NFC').toLowerCase();

const WORD = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;

/** The words and numbers of a text, folded; "1kg" is two, as "1 kg" is. */
export const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];

/** A code as it is compared: without spaces, hyphens and other signs. */
export const foldCode = (code: string): string => foldText(code).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
