/**
 * Invisible characters: zero-width spaces, and marks that change the direction of the following text. Joiners
 * (U+200C, U+200D) are not included, because Indian scripts need them.
 */
const UNSEEN = /[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;

/**
 * A text without invisible characters. They are copied along with numbers and names from a phone's contacts; if
 * stored, they can make a name that looks empty, or reverse the text printed after it.
 */
export const plainText = (text: string): string => text.replaceAll(UNSEEN, '');
