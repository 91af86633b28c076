import { type CellObject, utils, write } from '@e965/xlsx';
import ExcelJS, { type Worksheet } from 'exceljs';

/** A workbook as a person would make it: one sheet with these rows, headings first. */
export function workbookOf(rows: readonly (readonly (string | number | CellObject | null)[])[]): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  return write(utils.book_new(sheet, 'Products'), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** A file as sent by a browser. */
export const sheetFile = (bytes: Uint8Array, name = 'range.xlsx'): File =>
  new File([Uint8Array.from(bytes)], name);

/** The first sheet of a workbook that we wrote, to inspect or change. */
export async function openSheet(bytes: Uint8Array): Promise<{ book: ExcelJS.Workbook; sheet: Worksheet }> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Buffer.from(bytes) as unknown as ExcelJS.Buffer);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('No sheet');
  return { book, sheet };
}

export const textsOfRow = (sheet: Worksheet, row: number): string[] =>
  Array.from({ length: sheet.columnCount }, (_, at) => sheet.getRow(row).getCell(at + 1).text);
