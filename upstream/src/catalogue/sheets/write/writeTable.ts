import { withPrefix } from '@galla/domain/sheets';
import ExcelJS, { type CellValue, type Style } from 'exceljs';
import type { Writable } from 'node:stream';
import { DATE_FORMAT, HEADING, MONEY_FORMAT, TEXT_FORMAT } from './look.ts';
import type { TableCell, TableColumn, TableRow, TableTask } from './task.ts';

const HEADING_HEIGHT = 30;
const BOLD: Partial<Style> = { font: { bold: true } };

const FORMATS: Readonly<Record<TableColumn['kind'], string>> = {
  day: DATE_FORMAT,
  text: TEXT_FORMAT,
  money: MONEY_FORMAT,
  number: 'General',
};

/** Amounts as numbers in rupees and days as such; texts never as formulas. */
function valueOf({ kind }: TableColumn, cell: TableCell): CellValue {
  if (cell === null || cell === '') return null;
  if (kind === 'money') return typeof cell === 'number' ? cell / 100 : Number(cell);
  if (kind === 'number') return Number(cell);
  return kind === 'day' ? new Date(`${cell}T00:00:00Z`) : withPrefix(String(cell));
}

/** A table whose rows are available, or arrive while it is written. */
type WrittenTable = Omit<TableTask, 'rows'> & { rows: Iterable<TableRow> | AsyncIterable<TableRow> };

/** Writes a workbook of one sheet to read, not to import: facts, a table, and bold rows. */
export async function writeTable(task: WrittenTable, stream: Writable): Promise<void> {
  const { columns, rows, facts = [], sheet: name } = task;
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const top = facts.length === 0 ? 1 : facts.length + 2;
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: top }] });
  sheet.columns = columns.map(({ width }) => ({ width }));
  for (const [label, value] of facts) {
    const row = sheet.addRow([label, withPrefix(value)]);
    row.getCell(1).style = { ...BOLD };
    row.commit();
  }
  if (facts.length > 0) sheet.addRow([]).commit();
  const heads = sheet.addRow(columns.map(({ heading }) => heading));
  heads.height = HEADING_HEIGHT;
  for (const at of columns.keys()) heads.getCell(at + 1).style = { ...HEADING };
  heads.commit();
  for await (const { cells, strong } of rows) {
    const row = sheet.addRow(columns.map((column, at) => valueOf(column, cells[at] ?? null)));
    for (const [at, { kind }] of columns.entries())
      row.getCell(at + 1).style = { numFmt: FORMATS[kind], ...(strong === true && BOLD) };
    row.commit();
  }
  sheet.commit();
  await book.commit();
}
