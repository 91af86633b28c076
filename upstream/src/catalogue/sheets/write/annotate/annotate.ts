import type { SheetCell, SheetFault, SheetTable } from '@galla/domain';
import ExcelJS from 'exceljs';
import type { Writable } from 'node:stream';
import type { AnnotateTask } from '../task.ts';
import { columnStyles, widthEdit } from './columns.ts';
import { Looks } from './Looks.ts';
import { Parts } from './parts.ts';
import { type RowMarks, rowsEdit } from './rows.ts';
import { firstSheetPath, WORKBOOK, WORKBOOK_RELATIONS, withDefinedName } from './workbookPart.ts';
import { childOf, type Edit, edited } from './xml.ts';

const STYLES = 'xl/styles.xml';
const WIDTH = 60;

/** The column of fault messages: from an earlier annotation, or a new one after all values. */
function columnOfFaults({ header, names, rows }: SheetTable, heading: string): number {
  const named = names.get('faults') ?? [...header].find(([, text]) => text.startsWith(heading))?.[0];
  if (named !== undefined) return named;
  const used = [header, ...rows.map(({ cells }) => cells)].flatMap((cells) => [...cells.keys()]);
  return Math.max(-1, ...used) + 1;
}

const sentences = (faults: readonly SheetFault[]): string =>
  faults.map(({ label, message }) => (label === '' ? message : `${label}: ${message}`)).join('\n');

function marksOf({ faults, heading }: AnnotateTask): Map<number, RowMarks> {
  const marks = [...Map.groupBy(faults, ({ row }) => row)].map(([row, own]): [number, RowMarks] => {
    const bad = new Set(own.flatMap(({ column }) => (column === null ? [] : [column])));
    const text = sentences(own);
    // Problems of the headings go below the heading, since there is no space beside it.
    return [row, { bad, fault: row === 1 ? `${heading}\n${text}` : text }];
  });
  return new Map<number, RowMarks>([[1, { bad: new Set(), fault: heading }], ...marks]);
}

/**
 * Writes the marks into the workbook's own XML, so that everything else stays as it was sent, whatever program made it.
 */
function markedFile(file: Buffer, task: AnnotateTask): Uint8Array {
  const parts = new Parts(file);
  const workbook = parts.read(WORKBOOK);
  const path = firstSheetPath(workbook, parts.read(WORKBOOK_RELATIONS));
  const sheet = parts.read(path);
  const looks = new Looks(parts.read(STYLES));
  const fault = columnOfFaults(task.table, task.heading);
  const rows = rowsEdit(sheet, { rows: marksOf(task), fault, looks, columnStyle: columnStyles(sheet) });
  const size = childOf(sheet, 'dimension');
  const edits: Edit[] = [rows, widthEdit(sheet, fault, WIDTH)];
  // The dimension is optional, and now off by one column.
  if (size) edits.push({ start: size.tag.start, end: size.end, text: '' });
  parts.write(path, edited(sheet, edits));
  parts.write(STYLES, looks.xml);
  parts.write(WORKBOOK, withDefinedName(workbook, task.name, fault));
  return parts.zip();
}

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

/** Copies the values of an .xls, or of an .xlsx with an unusual structure, to a sheet of our own. */
async function copyOf({ header, rows }: SheetTable): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] });
  for (const [column, text] of header) sheet.getRow(1).getCell(column + 1).value = text;
  for (const { number, cells } of rows) {
    for (const [column, cell] of cells) sheet.getRow(number).getCell(column + 1).value = textOf(cell);
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

async function marked(task: AnnotateTask): Promise<Uint8Array> {
  try {
    return markedFile(Buffer.from(task.file), task);
  } catch {
    return markedFile(await copyOf(task.table), task);
  }
}

/** Colours the bad cells of the first sheet, and writes the faults of each row beside it. */
export async function annotate(task: AnnotateTask, stream: Writable): Promise<void> {
  stream.write(await marked(task));
}
