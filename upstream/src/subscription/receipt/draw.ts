import { PRINT_DEFAULTS, formatMessage } from '@galla/domain';
import { openPdf } from '../../paper/openPdf.ts';
import { pageOf } from '../../paper/page.ts';
import { INK3, LINE, Sheet, type TextStyle } from '../../paper/sheet.ts';
import type { Receipt } from './receipt.ts';

const NAME: TextStyle = { size: 22, weight: 600 };
const BODY: TextStyle = { size: 12.5 };
const STRONG: TextStyle = { size: 12.5, weight: 600 };
const QUIET: TextStyle = { size: 12.5, colour: INK3 };
const LABEL: TextStyle = { size: 12, colour: INK3 };
const TOTAL: TextStyle = { size: 20, weight: 600 };
const PITCH = 20;
/** The product's own page settings, whatever the shop prints on. */
const PAGE = pageOf(PRINT_DEFAULTS);
const { right: RIGHT } = PAGE;
/** Left edge of facts and sums. */
const MIDDLE = 420;

function drawHead(sheet: Sheet, { title }: Receipt): number {
  sheet.write(formatMessage('shell.product'), PAGE.edge, PAGE.edge + 14, NAME);
  sheet.write(title, RIGHT, PAGE.edge + 14, NAME, 'right');
  sheet.bar(0, PAGE.edge + 44, PAGE.width, 3, PAGE.accent);
  return PAGE.edge + 78;
}

/** Draws the payer on the left and the facts on the right; returns the lower edge. */
function drawFacts(sheet: Sheet, { payer, facts }: Receipt, top: number): number {
  sheet.write(formatMessage('receipt.paidBy'), PAGE.edge, top, LABEL);
  let left = top + PITCH;
  for (const [at, text] of payer.entries()) {
    const style = at === 0 ? STRONG : BODY;
    for (const line of sheet.wrap(text, MIDDLE - PAGE.edge - 24, style)) {
      sheet.write(line, PAGE.edge, left, style);
      left += PITCH;
    }
  }
  let right = top;
  for (const [label, value] of facts) {
    sheet.write(label, MIDDLE, right, LABEL);
    sheet.write(value, MIDDLE, right + 17, BODY);
    right += 42;
  }
  return Math.max(left, right);
}

function drawLine(sheet: Sheet, { line }: Receipt, top: number): number {
  sheet.write(formatMessage('receipt.paidFor'), PAGE.edge, top, LABEL);
  sheet.write(formatMessage('receipt.beforeTax'), RIGHT, top, LABEL, 'right');
  sheet.bar(PAGE.edge, top + 14, RIGHT - PAGE.edge, 1);
  sheet.write(line.text, PAGE.edge, top + 36, STRONG);
  sheet.write(line.under, PAGE.edge, top + 55, QUIET);
  sheet.write(line.amount, RIGHT, top + 36, BODY, 'right');
  sheet.bar(PAGE.edge, top + 74, RIGHT - PAGE.edge, 1, LINE);
  return top + 96;
}

/** The tax, and the total on its double rule. */
function drawSums(sheet: Sheet, { tax, credit, total, words }: Receipt, top: number): number {
  sheet.write(tax[0], MIDDLE, top, BODY);
  sheet.write(tax[1], RIGHT, top, BODY, 'right');
  if (credit) {
    sheet.write(credit[0], MIDDLE, top + PITCH, BODY);
    sheet.write(credit[1], RIGHT, top + PITCH, BODY, 'right');
  }
  const rule = top + (credit ? PITCH : 0) + 18;
  const width = RIGHT - MIDDLE;
  sheet.bar(MIDDLE, rule, width, 1);
  sheet.write(total[0], MIDDLE, rule + 20, TOTAL);
  sheet.write(total[1], RIGHT, rule + 20, TOTAL, 'right');
  sheet.bar(MIDDLE, rule + 39, width, 1);
  sheet.bar(MIDDLE, rule + 41, width, 1);
  sheet.write(words, PAGE.edge, rule + 68, BODY);
  return rule + 100;
}

/** Draws a receipt on one A4 page. */
export function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const facts = { title: receipt.title, author: formatMessage('shell.product'), created: receipt.paidAt };
  return openPdf(facts, (pdf) => {
    const sheet = new Sheet(pdf, PAGE);
    sheet.newPage();
    const top = drawFacts(sheet, receipt, drawHead(sheet, receipt)) + 24;
    const end = drawSums(sheet, receipt, drawLine(sheet, receipt, top));
    sheet.write(formatMessage('receipt.byMachine'), PAGE.edge, end, QUIET);
  });
}
