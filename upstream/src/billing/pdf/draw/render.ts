import type { PrintSettings } from '@galla/domain';
import type { Paper } from '../paper.ts';
import { drawClosing } from './closing.ts';
import { drawFooter, drawPageNumber, footerHeight } from './footer.ts';
import { drawHeader, drawShortHeader, SHORT_HEAD } from './header.ts';
import { COMPACT, layOut, spaced, type Table } from './layout.ts';
import { openPdf } from '../../../paper/openPdf.ts';
import { pageOf } from '../../../paper/page.ts';
import { divide, type Room } from './pages.ts';
import { drawParties } from './parties.ts';
import { Sheet } from '../../../paper/sheet.ts';
import { drawHead, drawRow, drawSumRow, SUM_ROW } from './table.ts';
import { drawWatermark } from './watermark.ts';

/** Height of the table's header with its rules. */
const HEAD = 31;
/** Scale of each attempt to fit everything on a page relative to the one before, and the minimum scale. */
const SMALLER = 0.95;
const SMALLEST = 0.4;

type Pdf = ConstructorParameters<typeof Sheet>[0];

/** Draws a document's paper with the shop's print settings, on as many pages as its lines need. */
export function render(paper: Paper, print: PrintSettings): Promise<Buffer> {
  const { title, number, shop, issued } = paper;
  return openPdf({ title: `${title} ${number}`, author: shop.name, created: issued }, (pdf) =>
    drawPages(fittingLayout(pdf, paper, print), paper, print.watermark),
  );
}

const drawBeginning = (sheet: Sheet, paper: Paper): number =>
  drawParties(sheet, paper, drawHeader(sheet, paper));

/** A sheet with its table and the space available for rows. */
interface Layout {
  sheet: Sheet;
  table: Table;
  room: Room;
}

function layOutOn(sheet: Sheet, paper: Paper, rows: number): Layout {
  const { edge, bottom } = sheet.page;
  const top = sheet.measure(() => drawBeginning(sheet, paper));
  const closing = sheet.measure(() => drawClosing(sheet, paper, 0));
  return {
    sheet,
    table: layOut(sheet, paper),
    room: {
      first: bottom - top - HEAD,
      others: bottom - edge - SHORT_HEAD - HEAD,
      closing: SUM_ROW + closing + footerHeight(sheet, paper),
      rows,
    },
  };
}

/**
 * Whether the first page has space for a row below its header, and the last one for a row with everything that follows
 * it.
 */
function fits({ table, room: { first, others, closing } }: Layout): boolean {
  const tallest = Math.max(...table.heights);
  return first >= tallest && others >= tallest + closing;
}

/**
 * Finds the layout to draw: on short pages, or with large texts and long terms, everything is scaled down until it
 * fits.
 */
function fittingLayout(pdf: Pdf, paper: Paper, print: PrintSettings): Layout {
  for (let shrink = 1; ; shrink *= SMALLER) {
    const layout = layOutOn(new Sheet(pdf, pageOf(print, shrink)), paper, print.itemsPerPage);
    if (fits(layout) || shrink < SMALLEST) return layout;
  }
}

/** Distributes the rows over as few pages as possible, with compact rows where that saves a page. */
function paginate({ table, room }: Layout): { table: Table; pages: number[][] } {
  const pages = divide(table.heights, room);
  if (pages.length === 1) return { table, pages };
  const compact = spaced(table, COMPACT);
  const fewer = divide(compact.heights, room);
  return fewer.length < pages.length ? { table: compact, pages: fewer } : { table, pages };
}

function drawPages(layout: Layout, paper: Paper, watermark: string): void {
  const { sheet } = layout;
  const { table, pages } = paginate(layout);
  const open = (): void => {
    sheet.newPage();
    drawWatermark(sheet, watermark);
  };
  open();
  let y = drawBeginning(sheet, paper);
  let at = 0;
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
