/**
 * Marks that nobody sees: zero-width spaces, and what turns the direction of the text after them. Joiners (U+200C,
 * U+200D) are not among them, because Indian scripts are written with them.
 */
const UNSEEN = /[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;

/**
 * A text without the marks that nobody sees. They come along with numbers and names that are copied from a phone's
 * contacts; kept, they make a name that is empty to the eye, or turn around what is printed behind it.
 */
export const plainText = (text: string): string => text.replaceAll(UNSEEN, '');
