import type { PrintSettings } from '@galla/domain';
import type { Paper } from '../paper.ts';
import { drawClosing } from './closing.ts';
import { drawFooter, drawPageNumber, footerHeight } from './footer.ts';
import { drawHeader, drawShortHeader, SHORT_HEAD } from './header.ts';
import { COMPACT, layOut, ROOMY, spaced, type Table } from './layout.ts';
import { openPdf } from './openPdf.ts';
import { pageOf } from './page.ts';
import { divide, type Room } from './pages.ts';
import { drawParties } from './parties.ts';
import { Sheet } from './sheet.ts';
import { drawHead, drawRow, drawSumRow, SUM_ROW } from './table.ts';
import { drawWatermark } from './watermark.ts';

/** The height of a table's head with its rules. */
const HEAD = 31;
/** Each try to get everything on a page is so much smaller than the one before; and where that ends. */
const SMALLER = 0.95;
const SMALLEST = 0.4;

type Pdf = ConstructorParameters<typeof Sheet>[0];

/** Draws a document's paper as the shop prints it, as many pages as its lines need. */
export function render(paper: Paper, print: PrintSettings): Promise<Buffer> {
  const { title, number, shop, issued } = paper;
  return openPdf({ title: `${title} ${number}`, author: shop.name, created: issued }, (pdf) =>
    drawPages(fittingSheet(pdf, paper, print), paper, print),
  );
}

const drawBeginning = (sheet: Sheet, paper: Paper): number =>
  drawParties(sheet, paper, drawHeader(sheet, paper));

/** The room for rows where the table begins at `top` of the first page. */
function roomOf(sheet: Sheet, paper: Paper, top: number, rows: number): Room {
  const { edge, bottom } = sheet.page;
  const closing = sheet.measure(() => drawClosing(sheet, paper, 0));
  return {
    first: bottom - top - HEAD,
    others: bottom - edge - SHORT_HEAD - HEAD,
    closing: SUM_ROW + closing + footerHeight(sheet, paper),
    rows,
  };
}

/**
 * The sheet to draw on. On low pages with large texts the head, or the sums with long terms, could be higher than the
 * page: then everything is set smaller.
 */
function fittingSheet(pdf: Pdf, paper: Paper, print: PrintSettings): Sheet {
  for (let shrink = 1; ; shrink *= SMALLER) {
    const sheet = new Sheet(pdf, pageOf(print, shrink));
    const top = sheet.measure(() => drawBeginning(sheet, paper));
    const { first, others, closing } = roomOf(sheet, paper, top, print.itemsPerPage);
    if ((first >= ROOMY.row && others >= closing) || shrink < SMALLEST) return sheet;
  }
}

/** Lays the table out on as few pages as its rows need, closer together where that saves one. */
function paginate(sheet: Sheet, paper: Paper, room: Room): { table: Table; pages: number[][] } {
  const roomy = layOut(sheet, paper);
  const pages = divide(roomy.heights, room);
  if (pages.length === 1) return { table: roomy, pages };
  const compact = spaced(roomy, COMPACT);
  const fewer = divide(compact.heights, room);
  return fewer.length < pages.length ? { table: compact, pages: fewer } : { table: roomy, pages };
}

function drawPages(sheet: Sheet, paper: Paper, { itemsPerPage, watermark }: PrintSettings): void {
  const open = (): void => {
    sheet.newPage();
    drawWatermark(sheet, watermark);
  };
  open();
  const top = drawBeginning(sheet, paper);
  const { table, pages } = paginate(sheet, paper, roomOf(sheet, paper, top, itemsPerPage));
  let at = 0;
  let y = top;
  for (const [page, rows] of pages.entries()) {
    if (page > 0) {
      open();
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
