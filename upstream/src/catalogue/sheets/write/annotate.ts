import type { SheetCell, SheetFault, SheetTable } from '@galla/domain';
import ExcelJS, { type Worksheet } from 'exceljs';
import type { Writable } from 'node:stream';
import { BAD_FILL, BAD_FONT, HEADING } from './look.ts';
import type { AnnotateTask } from './task.ts';

/** What a file may bring that makes reading slow and marks nothing: rules are spread over every cell of their range. */
const IGNORED = ['dataValidations', 'conditionalFormatting', 'drawing', 'picture', 'legacyDrawing', 'extLst'];
const WIDTH = 60;

function lastColumn(sheet: Worksheet): number {
  const heads = sheet.getRow(1);
  let last = 0;
  heads.eachCell({ includeEmpty: false }, (_cell, column) => (last = Math.max(last, column)));
  return last;
}

/** The column of sentences: that of an earlier time, or a new one behind the others. */
function columnOfFaults(sheet: Worksheet, heading: string): number {
  const last = lastColumn(sheet);
  for (let column = 1; column <= last; column += 1) {
    if (sheet.getRow(1).getCell(column).text.startsWith(heading)) return column;
  }
  return last + 1;
}

const sentences = (faults: readonly SheetFault[]): string =>
  faults.map(({ label, message }) => (label === '' ? message : `${label}: ${message}`)).join('\n');

function textOf(cell: SheetCell): string | number | boolean {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'number':
      return cell.number;
    case 'date':
      return cell.day;
    case 'boolean':
      return cell.value;
    default:
      return '';
  }
}

/** The values of an .xls, or of what exceljs can't take in, on a sheet of our own. */
function copyOf({ header, rows }: SheetTable): ExcelJS.Workbook {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] });
  for (const [column, text] of header) sheet.getRow(1).getCell(column + 1).value = text;
  for (const { number, cells } of rows) {
    for (const [column, cell] of cells) sheet.getRow(number).getCell(column + 1).value = textOf(cell);
  }
  return book;
}

async function open({ file, table }: AnnotateTask): Promise<{ book: ExcelJS.Workbook; sheet: Worksheet }> {
  let book = new ExcelJS.Workbook();
  try {
    // Its types know the Buffer of another version.
    await book.xlsx.load(Buffer.from(file) as unknown as ExcelJS.Buffer, { ignoreNodes: IGNORED });
  } catch {
    book = copyOf(table);
  }
  const sheet = book.worksheets[0];
  if (!sheet) throw new Error('A workbook that was read has no sheet');
  return { book, sheet };
}

/** Colours the bad cells of the first sheet, and says beside each row what is wrong with it. */
export async function annotate(task: AnnotateTask, stream: Writable): Promise<void> {
  const { faults, heading, name } = task;
  const { book, sheet } = await open(task);
  const told = columnOfFaults(sheet, heading);
  sheet.getColumn(told).eachCell({ includeEmpty: false }, (cell) => (cell.value = null));
  sheet.getColumn(told).width = WIDTH;
  for (const { row, column } of faults) {
    if (column === null) continue;
    const cell = sheet.getRow(row).getCell(column + 1);
    // Cells share their styles: a new one, not a change of the one that others have too.
    cell.style = { ...cell.style, fill: BAD_FILL, font: { ...cell.font, ...BAD_FONT } };
  }
  const head = sheet.getRow(1).getCell(told);
  head.value = heading;
  head.style = { ...HEADING };
  head.name = name;
  for (const [row, own] of Map.groupBy(faults, (fault) => fault.row)) {
    // What is wrong with the headings stands under them: there is no place beside them.
    const cell = sheet.getRow(row).getCell(told);
    const text = sentences(own);
    cell.value = row === 1 ? `${heading}\n${text}` : text;
    if (row > 1) cell.style = { font: BAD_FONT, alignment: { wrapText: true, vertical: 'top' } };
  }
  await book.xlsx.write(stream);
}
