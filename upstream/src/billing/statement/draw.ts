import type { PrintSettings } from '@galla/domain';
import { openPdf } from '../../paper/openPdf.ts';
import { pageOf } from '../../paper/page.ts';
import { INK3, LINE, Sheet, type TextStyle } from '../../paper/sheet.ts';
import { drawPageNumber } from '../pdf/draw/footer.ts';
import { drawHeader, drawShortHeader, SHORT_HEAD } from '../pdf/draw/header.ts';
import { drawParties } from '../pdf/draw/parties.ts';
import type { StatementPaper, StatementRow } from './compose.ts';

const LABEL: TextStyle = { size: 12, colour: INK3 };
const BODY: TextStyle = { size: 12.5 };
const STRONG: TextStyle = { size: 12.5, weight: 600 };
const TOTAL: TextStyle = { size: 18, weight: 600 };
const ROW = 24;
/** Height of each additional line of a row. */
const PITCH = 18;
const HEAD = 32;
/** Height of the sums and the closing balance on its double rule. */
const CLOSING = 84;
/** Width of an amount column, and of the date column. */
const AMOUNT = 104;
const DAY = 92;

/** A row with its wrapped text and the resulting height. */
interface LaidRow {
  row: StatementRow;
  lines: readonly string[];
  height: number;
}

function layRow(sheet: Sheet, row: StatementRow): LaidRow {
  const { edge, right } = sheet.page;
  // Wraps before the column of the first amount, as wide as its longest amount.
  const lines = sheet.wrap(row[1], right - edge - DAY - 3 * AMOUNT, BODY);
  return { row, lines, height: ROW + Math.max(0, lines.length - 1) * PITCH };
}

/** Writes the cells of a row, its text on several lines where needed. */
function writeRow(
  sheet: Sheet,
  [day, text, ...amounts]: StatementRow,
  middle: number,
  style: TextStyle,
  lines: readonly string[] = [text],
): void {
  const { edge, right } = sheet.page;
  sheet.write(day, edge, middle, style);
  for (const [at, line] of lines.entries()) sheet.write(line, edge + DAY, middle + at * PITCH, style);
  for (const [at, amount] of amounts.entries())
    sheet.write(
      amount,
      right - (2 - at) * AMOUNT,
      middle,
      at === 2 && style === BODY ? STRONG : style,
      'right',
    );
}

function drawHeads(sheet: Sheet, { heads }: StatementPaper, top: number): number {
  const { edge, right } = sheet.page;
  writeRow(sheet, heads, top + 12, LABEL);
  sheet.bar(edge, top + 26, right - edge, 1);
  return top + HEAD;
}

function drawRow(sheet: Sheet, { row, lines, height }: LaidRow, top: number): number {
  const { edge, right } = sheet.page;
  writeRow(sheet, row, top + 11, BODY, lines);
  sheet.bar(edge, top + height - 1, right - edge, 1, LINE);
  return top + height;
}

function drawClosing(sheet: Sheet, { sums, closing }: StatementPaper, top: number): void {
  const { right } = sheet.page;
  writeRow(sheet, sums, top + 12, STRONG);
  const width = 3 * AMOUNT;
  sheet.bar(right - width, top + 30, width, 1);
  sheet.write(closing[0], right - width, top + 50, STRONG);
  sheet.write(closing[1], right, top + 50, TOTAL, 'right');
  sheet.bar(right - width, top + 68, width, 1);
  sheet.bar(right - width, top + 70, width, 1);
}

/** The rows of each page: as many as fit, with space for the closing balance on the last page. */
export function pagesOf<R extends Pick<LaidRow, 'height'>>(
  rows: readonly R[],
  first: number,
  others: number,
): R[][] {
  const pages: R[][] = [];
  let room = first;
  let page: R[] = [];
  for (const row of rows) {
    if (page.length > 0 && row.height > room) {
      pages.push(page);
      page = [];
      room = others;
    }
    page.push(row);
    room -= row.height;
  }
  pages.push(page);
  // Where the closing balance does not fit, the last row moves to the new page with it.
  if (page.length > 1 && CLOSING > room) pages.push(page.splice(-1));
  return pages;
}

/** Draws a statement on the shop's paper, on as many pages as its rows need. */
export function drawStatement(paper: StatementPaper, print: PrintSettings): Promise<Buffer> {
  const facts = { title: `${paper.title} ${paper.number}`, author: paper.shop.name, created: paper.issued };
  return openPdf(facts, (pdf) => {
    const sheet = new Sheet(pdf, pageOf(print));
    const { edge, bottom } = sheet.page;
    const begin = (): number => drawParties(sheet, paper, drawHeader(sheet, paper));
    const first = bottom - sheet.measure(begin) - HEAD;
    const pages = pagesOf(
      paper.rows.map((row) => layRow(sheet, row)),
      first,
      bottom - edge - SHORT_HEAD - HEAD,
    );
    for (const [at, rows] of pages.entries()) {
      sheet.newPage();
      let top = drawHeads(sheet, paper, at === 0 ? begin() : drawShortHeader(sheet, paper));
      for (const row of rows) top = drawRow(sheet, row, top);
      if (at === pages.length - 1) drawClosing(sheet, paper, top);
      if (pages.length > 1) drawPageNumber(sheet, at + 1, pages.length);
    }
  });
}
