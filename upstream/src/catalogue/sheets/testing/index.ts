/** Helpers for tests that make and read sheets. */
export { tallyItems, vyaparItems, vyaparParties } from './exports.ts';
export { openSheet, sheetFile, textsOfRow, workbookOf } from './workbook.ts';
