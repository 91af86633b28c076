/** Text that a spreadsheet, or a CSV made from it, would run as a formula; also behind existing escape marks. */
const FORMULA_LIKE = /^'*[=+\-@\t\r]/;

/** Escapes text so that no spreadsheet takes it for a formula (trust 18). `withoutPrefix` reverses it. */
export function withPrefix(text: string): string {
  return FORMULA_LIKE.test(text) ? `'${text}` : text;
}

/** The text before `withPrefix`. */
export function withoutPrefix(text: string): string {
  return text.startsWith("'") && FORMULA_LIKE.test(text) ? text.slice(1) : text;
}
