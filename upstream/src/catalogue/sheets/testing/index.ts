/** Sheets that tests make and look at. */
export { tallyItems, vyaparItems, vyaparParties } from './exports.ts';
export { openSheet, sheetFile, textsOfRow, workbookOf } from './workbook.ts';
