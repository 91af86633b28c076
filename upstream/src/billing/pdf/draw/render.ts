import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Paper } from '../paper.ts';
import { drawClosing } from './closing.ts';
import { drawFooter, drawPageNumber, footerHeight } from './footer.ts';
import { drawHeader, drawShortHeader } from './header.ts';
import { COMPACT, layOut, spaced, type Table } from './layout.ts';
import { divide } from './pages.ts';
import { drawParties } from './parties.ts';
import { BOTTOM, Sheet } from './sheet.ts';
import { drawHead, drawRow, drawSumRow, SUM_ROW } from './table.ts';

/** The height of a table's head with its rules. */
const HEAD = 31;
const SHORT_HEADER = 104;

/** Draws a document's paper: A4, as many pages as its lines need. */
export async function render(paper: Paper): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.number}`, Author: paper.shop.name, CreationDate: paper.issued },
  });
  const bytes = buffer(pdf);
  drawPages(new Sheet(pdf), paper);
  pdf.end();
  return bytes;
}

/** Lays the table out on as few pages as its rows need, closer together where that saves one. */
function paginate(sheet: Sheet, paper: Paper, top: number): { table: Table; pages: number[][] } {
  const closing = sheet.measure(() => drawClosing(sheet, paper, 0));
  const room = {
    first: BOTTOM - top - HEAD,
    others: BOTTOM - SHORT_HEADER - HEAD,
    closing: SUM_ROW + closing + footerHeight(sheet, paper),
  };
  const roomy = layOut(sheet, paper);
  const pages = divide(roomy.heights, room);
  if (pages.length === 1) return { table: roomy, pages };
  const compact = spaced(roomy, COMPACT);
  const fewer = divide(compact.heights, room);
  return fewer.length < pages.length ? { table: compact, pages: fewer } : { table: roomy, pages };
}

function drawPages(sheet: Sheet, paper: Paper): void {
  sheet.newPage();
  const top = drawParties(sheet, paper, drawHeader(sheet, paper));
  const { table, pages } = paginate(sheet, paper, top);
  let at = 0;
  let y = top;
  for (const [page, rows] of pages.entries()) {
    if (page > 0) {
      sheet.newPage();
      y = drawShortHeader(sheet, paper);
    }
    y = drawHead(sheet, table, paper, y);
    for (const [row] of rows.entries()) {
      const isLast = page === pages.length - 1 && row === rows.length - 1;
      y = drawRow(sheet, table, paper, at, y, isLast);
      at += 1;
    }
    if (pages.length > 1) drawPageNumber(sheet, page + 1, pages.length);
  }
  drawClosing(sheet, paper, drawSumRow(sheet, table, paper, y));
  drawFooter(sheet, paper);
}
