/**
 * What the threads that read and write workbooks need. They load it in a few milliseconds, and the whole of domain in
 * half a second.
 */
export { columnLetter } from './catalogue/sheets/cell.ts';
export { SHEET_LIMITS } from './catalogue/sheets/limits.ts';
export { withPrefix } from './catalogue/sheets/safeText.ts';
export { STOCK_FIELD } from './forms/formField.ts';
