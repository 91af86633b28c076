import { withPrefix } from '@galla/domain';
import ExcelJS, { type CellValue } from 'exceljs';
import type { Writable } from 'node:stream';
import { HEADING } from './look.ts';
import type { TableColumn, TableTask } from './task.ts';

const AMOUNT_FORMAT = '#,##0.00';
const DAY_FORMAT = 'yyyy-mm-dd';

/** A number as a number, a day as a day; a text so that nothing runs it as a formula. */
function valueOf({ kind }: TableColumn, text: string): CellValue {
  if (text === '') return null;
  if (kind === 'day') return new Date(`${text}T00:00:00Z`);
  return kind === 'text' ? withPrefix(text) : Number(text);
}

const formatOf = ({ kind }: TableColumn): object => {
  if (kind === 'amount') return { style: { numFmt: AMOUNT_FORMAT } };
  return kind === 'day' ? { style: { numFmt: DAY_FORMAT } } : {};
};

/** Writes a table to look at, row by row: headings that stay in sight, and values. */
export async function writeTable({ sheet: name, columns, rows }: TableTask, stream: Writable): Promise<void> {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map((column) => ({ width: column.width, ...formatOf(column) }));
  const head = sheet.getRow(1);
  for (const [at, { heading }] of columns.entries()) {
    head.getCell(at + 1).value = heading;
    head.getCell(at + 1).style = { ...HEADING };
  }
  head.commit();
  for (const texts of rows)
    sheet.addRow(columns.map((column, at) => valueOf(column, texts[at] ?? ''))).commit();
  sheet.commit();
  await book.commit();
}
