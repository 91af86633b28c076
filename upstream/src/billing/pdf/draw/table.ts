import type { Cell, Paper } from '../paper.ts';
import { DESCRIPTION, stylesAt, type Table } from './layout.ts';
import { INK, LINE, type Sheet, type TextStyle } from '../../../paper/sheet.ts';

const HEAD = 30;
/** Height of the row of sums. */
export const SUM_ROW = 35;

function writeCell(
  sheet: Sheet,
  { columns, scale }: Table,
  at: number,
  { text, under }: Cell,
  middle: number,
  style: TextStyle,
): void {
  const column = columns[at];
  if (!column) return;
  const { align, left, right } = column;
  const x = align === 'left' ? left : right;
  sheet.write(text, x, under ? middle - 7 * scale : middle, style, align);
  if (under) sheet.write(under, x, middle + 8.5 * scale, stylesAt(scale).small, align);
}

/** Two rules in the shop's colour to the left of the amounts. */
function drawMargin(sheet: Sheet, { margin }: Table, top: number, bottom: number): void {
  const { accent } = sheet.page;
  if (accent === undefined) return;
  sheet.bar(margin - 1, top, 6, bottom - top, '#ffffff');
  for (const x of [margin, margin + 3]) sheet.bar(x, top, 1, bottom - top, accent);
}

/** Column labels between two rules; returns where the rows begin. */
export function drawHead(sheet: Sheet, table: Table, { columns }: Paper, top: number): number {
  const { edge, right } = sheet.page;
  sheet.bar(edge, top, right - edge, 2);
  for (const [at, { label }] of columns.entries()) {
    writeCell(sheet, table, at, { text: label }, top + 16, stylesAt(table.scale).head);
  }
  sheet.bar(edge, top + HEAD, right - edge, 1);
  drawMargin(sheet, table, top, top + HEAD + 1);
  return top + HEAD + 1;
}

function writeDescription(sheet: Sheet, table: Table, at: number, middle: number): void {
  const lines = table.descriptions[at] ?? [];
  const pitch = table.spacing.line * table.scale;
  const first = middle - ((lines.length - 1) * pitch) / 2;
  for (const [index, text] of lines.entries()) {
    writeCell(sheet, table, DESCRIPTION, { text }, first + index * pitch, stylesAt(table.scale).name);
  }
}

/** One row with the rule below it, black after the last row; returns its lower edge. */
export function drawRow(
  sheet: Sheet,
  table: Table,
  { rows, columns }: Paper,
  at: number,
  top: number,
  isLast: boolean,
): number {
  const styles = stylesAt(table.scale);
  const bottom = top + (table.heights[at] ?? 0);
  const middle = (top + bottom - 1) / 2;
  for (const [column, cell] of (rows[at] ?? []).entries()) {
    if (column === DESCRIPTION) writeDescription(sheet, table, at, middle);
    else if (column === 0) writeCell(sheet, table, column, cell, middle, styles.muted);
    else if (column === columns.length - 1) writeCell(sheet, table, column, cell, middle, styles.amount);
    else writeCell(sheet, table, column, cell, middle, styles.cell);
  }
  const { edge, right } = sheet.page;
  sheet.bar(edge, bottom - 1, right - edge, 1, isLast ? INK : LINE);
  drawMargin(sheet, table, top, bottom);
  return bottom;
}

/** The number of items and the column sums; returns the lower edge. */
export function drawSumRow(sheet: Sheet, table: Table, { sumRow }: Paper, top: number): number {
  const { amount, cell: plain } = stylesAt(table.scale);
  for (const [at, cell] of sumRow.entries()) {
    const isQuantity = at > DESCRIPTION && !cell.text.includes('₹');
    writeCell(sheet, table, at, cell, top + 17, isQuantity ? plain : amount);
  }
  drawMargin(sheet, table, top, top + SUM_ROW);
  return top + SUM_ROW;
}
