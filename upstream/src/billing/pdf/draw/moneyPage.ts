import { formatMessage, type PrintSettings } from '@galla/domain';
import { openPdf } from '../../../paper/openPdf.ts';
import { pageOf } from '../../../paper/page.ts';
import { INK3, LINE, Sheet, type TextStyle } from '../../../paper/sheet.ts';
import type { MoneyPaper } from '../moneyPaper.ts';
import { drawHeader } from './header.ts';
import { drawParties } from './parties.ts';

const LABEL: TextStyle = { size: 12, colour: INK3 };
const BODY: TextStyle = { size: 12.5 };
const STRONG: TextStyle = { size: 12.5, weight: 600 };
const TOTAL: TextStyle = { size: 18, weight: 600 };
const PITCH = 18;
/** Minimum gap between a text and the amount to its right. */
const GAP = 16;
/** Width of the total with its double rule. */
const SUMS = 300;
/** Space above the signature line. */
const SIGN = 64;

/** Writes a paragraph wrapped to the content's width; returns where the next one begins. */
function paragraph(sheet: Sheet, text: string, top: number, style: TextStyle = BODY): number {
  const { edge, right } = sheet.page;
  let middle = top;
  for (const line of sheet.wrap(text, right - edge, style)) {
    sheet.write(line, edge, middle, style);
    middle += PITCH;
  }
  return middle;
}

/** One row: purpose and amount, with details below. */
function drawRow(sheet: Sheet, { name, detail, amount }: MoneyPaper['rows'][number], top: number): number {
  const { edge, right } = sheet.page;
  const room = right - edge - sheet.width(amount, STRONG) - GAP;
  const lines: [string, TextStyle][] = [
    ...sheet.wrap(name, room, STRONG).map((line): [string, TextStyle] => [line, STRONG]),
    ...sheet.wrap(detail, room, LABEL).map((line): [string, TextStyle] => [line, LABEL]),
  ];
  sheet.write(amount, right, top, STRONG, 'right');
  for (const [at, [line, style]] of lines.entries()) sheet.write(line, edge, top + at * PITCH, style);
  const last = top + Math.max(0, lines.length - 1) * PITCH;
  sheet.bar(edge, last + 12, right - edge, 1, LINE);
  return last + 26;
}

function drawTotal(sheet: Sheet, { sums, total }: MoneyPaper, top: number): number {
  const { right } = sheet.page;
  const left = right - SUMS;
  let middle = top;
  for (const { label, value } of sums) {
    sheet.write(label, left, middle, BODY);
    // A bank with its reference may not fit on the line beside its mode.
    const fits = sheet.width(label, BODY) + GAP + sheet.width(value, BODY) <= SUMS;
    for (const line of fits ? [value] : ['', ...sheet.wrap(value, SUMS, BODY)]) {
      sheet.write(line, right, middle, BODY, 'right');
      middle += PITCH;
    }
  }
  sheet.bar(left, middle - 4, SUMS, 1);
  sheet.write(total.label, left, middle + 16, STRONG);
  sheet.write(total.value, right, middle + 16, TOTAL, 'right');
  for (const y of [34, 36]) sheet.bar(left, middle + y, SUMS, 1);
  return middle + 60;
}

/**
 * Draws a single page for money received or paid back: from or to whom, for what, the amount in figures and words, and
 * a signature line.
 */
export function renderMoneyPage(paper: MoneyPaper, print: PrintSettings): Promise<Buffer> {
  const facts = { title: `${paper.title} ${paper.number}`, author: paper.shop.name, created: paper.issued };
  return openPdf(facts, (pdf) => {
    const sheet = new Sheet(pdf, pageOf(print));
    const draw = (): number => {
      let top = drawParties(sheet, paper, drawHeader(sheet, paper));
      top += 12;
      for (const row of paper.rows) top = drawRow(sheet, row, top);
      top = drawTotal(sheet, paper, top);
      top = paragraph(sheet, paper.words, top, STRONG);
      for (const note of paper.notes) top = paragraph(sheet, note, top);
      return top + SIGN;
    };
    // A receipt may pay more bills than fit on a page: everything is scaled down then.
    const needed = sheet.measure(draw);
    if (needed > sheet.page.bottom) sheet.page = pageOf(print, sheet.page.bottom / needed);
    sheet.newPage();
    const end = draw();
    const { right } = sheet.page;
    sheet.bar(right - SUMS, end - 14, SUMS, 1, LINE);
    sheet.write(formatMessage(paper.signedBy), right - SUMS, end, LABEL);
  });
}
