import type { SheetCell, SheetLimits, SheetRow, SheetTable } from '@galla/domain';
import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { SheetRefused } from './refusedSheet.ts';

/** The pattern of the defined names that the template gives to columns. */
const NAME = /^galla_([a-z0-9_]{1,60})$/i;
const REFERENCE = /^(?:'[^']*'|[^!]*)!\$?([A-Z]{1,3})\$?1(?::|$)/i;
/** Allows blank rows between rows with values. */
const lastRow = (limits: SheetLimits): number => Math.max(5_000, limits.rows + 1_000);

function dayOf(serial: number, date1904: boolean): string | undefined {
  const code = SSF.parse_date_code(serial, { date1904 });
  const { y, m, d } = code ?? {};
  return y ? `${y}-${`${m}`.padStart(2, '0')}-${`${d}`.padStart(2, '0')}` : undefined;
}

function cellOf(cell: CellObject, date1904: boolean): SheetCell | undefined {
  if (cell.f !== undefined || cell.F !== undefined) return { kind: 'formula' };
  const { t: type, v: value } = cell;
  if (type === 'e') return { kind: 'error' };
  if (type === 'b') return { kind: 'boolean', value: value === true };
  if (typeof value === 'number') {
    const format = String(cell.z ?? '');
    const day = SSF.is_date(format) ? dayOf(value, date1904) : undefined;
    if (day !== undefined) return { kind: 'date', day };
    // A cell shown as 18% holds 0.18.
    return { kind: 'number', number: format.includes('%') ? value * 100 : value };
  }
  // Removes control characters, which the database can't store.
  const text = String(value ?? '')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim();
  return text === '' ? undefined : { kind: 'text', text };
}

function cellsOf(row: readonly (CellObject | undefined)[], date1904: boolean): Map<number, SheetCell> {
  const cells = new Map<number, SheetCell>();
  for (const [column, cell] of row.entries()) {
    const read = cell && cellOf(cell, date1904);
    if (read) cells.set(column, read);
  }
  return cells;
}

function columnOf(letters: string): number {
  const digits = Array.from(letters.toUpperCase(), (letter) => letter.charCodeAt(0) - 64);
  return digits.reduce((sum, digit) => sum * 26 + digit, 0) - 1;
}

function namesIn({ Workbook }: WorkBook): Map<string, number> {
  const names = new Map<string, number>();
  for (const { Name, Ref } of Workbook?.Names ?? []) {
    const key = NAME.exec(Name)?.[1];
    const letters = REFERENCE.exec(Ref)?.[1];
    if (key !== undefined && letters !== undefined) names.set(key.toLowerCase(), columnOf(letters));
  }
  return names;
}

const headerText = (cell: SheetCell): string =>
  cell.kind === 'text' ? cell.text : cell.kind === 'number' ? String(cell.number) : '';

/** The non-empty rows of a sheet in SheetJS's dense form: an array of rows of cells. */
function tableOf(sheet: WorkSheet, book: WorkBook, limits: SheetLimits): SheetTable {
  const lines = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const [top, ...below] = Array.from(lines, (line) =>
    cellsOf((line ?? []).slice(0, limits.columns), date1904),
  );
  const rows: SheetRow[] = below
    .map((cells, at) => ({ number: at + 2, cells }))
    .filter(({ cells }) => cells.size > 0);
  if (rows.length > limits.rows || lines.length > lastRow(limits)) throw new SheetRefused('tooManyRows');
  const header = new Map([...(top ?? [])].map(([column, cell]) => [column, headerText(cell)] as const));
  return { header, names: namesIn(book), rows };
}

/**
 * Parses the first sheet of a workbook, values only: an .xlsx that passed `checkParts`, or an .xls.
 * @throws SheetRefused
 */
export function readTable(file: Buffer, limits: SheetLimits): SheetTable {
  let book: WorkBook;
  try {
    const looks = { cellFormula: true, cellNF: true, cellHTML: false, cellText: false, bookVBA: true };
    book = read(file, { type: 'buffer', dense: true, sheets: 0, sheetRows: lastRow(limits) + 1, ...looks });
  } catch (error) {
    const isLocked = error instanceof Error && /password/i.test(error.message);
    throw new SheetRefused(isLocked ? 'locked' : 'damaged');
  }
  if (book.vbaraw !== undefined) throw new SheetRefused('macros');
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new SheetRefused('empty');
  const table = tableOf(sheet, book, limits);
  if (table.rows.length === 0) throw new SheetRefused('empty');
  return table;
}
