/** What a spreadsheet, or a CSV made of it, would run as a formula; also behind marks that were put there before. */
const FORMULA_LIKE = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula (trust 18). `withoutPrefix` takes it back. */
export function withPrefix(text: string): string {
  return FORMULA_LIKE.test(text) ? `'${text}` : text;
}

/** The text that was there before `withPrefix`. */
export function withoutPrefix(text: string): string {
  return text.startsWith("'") && FORMULA_LIKE.test(text) ? text.slice(1) : text;
}
