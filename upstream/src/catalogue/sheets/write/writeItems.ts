import { columnLetter, withPrefix } from '@galla/domain/sheets';
import ExcelJS, { type CellValue, type Column, type Worksheet } from 'exceljs';
import type { Writable } from 'node:stream';
import type { LaidColumn } from './layout.ts';
import { DATE_FORMAT, HEADING, OWN_HEADING, TEXT_FORMAT } from './look.ts';
import { addRules, type Lists } from './rules.ts';
import type { SheetWords, WriteTask } from './task.ts';

const HEADING_HEIGHT = 30;
const LISTS = 'Lists';

/** Numbers and days as such; texts never as formulas. */
function valueOf({ rule }: LaidColumn, text: string): CellValue {
  if (text === '') return null;
  if (rule.kind === 'number' && Number.isFinite(Number(text))) return Number(text);
  if (rule.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(`${text}T00:00:00Z`);
  return withPrefix(text);
}

function formatOf({ rule }: LaidColumn): Partial<Column> {
  if (rule.kind === 'date') return { style: { numFmt: DATE_FORMAT } };
  return rule.kind === 'number' ? {} : { style: { numFmt: TEXT_FORMAT } };
}

function writeHeading(sheet: Worksheet, columns: readonly LaidColumn[]): void {
  const row = sheet.getRow(1);
  row.height = HEADING_HEIGHT;
  for (const [at, { heading, hidden, name }] of columns.entries()) {
    const cell = row.getCell(at + 1);
    cell.value = heading;
    cell.style = { ...(hidden ? OWN_HEADING : HEADING) };
    // The name stays with the column when it is moved or renamed.
    if (name !== undefined) cell.name = name;
  }
  row.commit();
}

/** A sheet that explains how to fill in each column. */
function writeHelp(book: ExcelJS.stream.xlsx.WorkbookWriter, { help }: SheetWords): void {
  const sheet = book.addWorksheet(help.sheet);
  sheet.columns = [{ width: 30 }, { width: 80 }];
  const title = sheet.addRow([help.title]);
  title.font = { bold: true, size: 14 };
  title.commit();
  const heads = sheet.addRow([help.column, help.rule]);
  for (const at of [1, 2]) heads.getCell(at).style = { ...HEADING };
  heads.commit();
  for (const { heading, text } of help.lines) {
    const row = sheet.addRow([heading, text]);
    row.alignment = { vertical: 'top', wrapText: true };
    row.commit();
  }
  sheet.commit();
}

/** A sheet for lists that are too long for a rule, one per column. */
class ListSheet implements Lists {
  readonly #lists: (readonly string[])[] = [];

  add(values: readonly string[]): string {
    const letter = columnLetter(this.#lists.push(values) - 1);
    return `${LISTS}!$${letter}$1:$${letter}$${values.length}`;
  }

  write(book: ExcelJS.stream.xlsx.WorkbookWriter): void {
    if (this.#lists.length === 0) return;
    const sheet = book.addWorksheet(LISTS, { state: 'veryHidden' });
    const longest = Math.max(...this.#lists.map(({ length }) => length));
    for (let at = 0; at < longest; at += 1)
      sheet.addRow(this.#lists.map((list) => withPrefix(list[at] ?? ''))).commit();
    sheet.commit();
  }
}

/**
 * Writes a workbook of items row by row, so that ten thousand of them are never in memory as cells: first the sheet to
 * import with its rules, then the help.
 */
export async function writeItems({ columns, rows, words }: WriteTask, stream: Writable): Promise<void> {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(words.sheet, { views: [{ state: 'frozen', ySplit: 1, xSplit: 1 }] });
  sheet.columns = columns.map((column) => ({
    width: column.width,
    hidden: column.hidden,
    ...formatOf(column),
  }));
  writeHeading(sheet, columns);
  for (const texts of rows) {
    const values = columns.map((column, at) => valueOf(column, texts[at] ?? ''));
    sheet.addRow(values).commit();
  }
  const lists = new ListSheet();
  addRules(sheet, columns, { words, lists, lastRow: rows.length + 1 });
  sheet.commit();
  writeHelp(book, words);
  lists.write(book);
  await book.commit();
}
