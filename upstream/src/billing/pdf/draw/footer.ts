import { formatMessage } from '@galla/domain';
import type { Paper } from '../paper.ts';
import { INK3, type Sheet, type TextStyle } from '../../../paper/sheet.ts';

const BODY: TextStyle = { size: 12.5 };
const STRONG: TextStyle = { size: 12.5, weight: 600 };
const LABEL: TextStyle = { size: 12, colour: INK3 };
/** Share of the content's width. */
const TERMS = 0.583;
const SIGNATURE = 0.319;
const NAME = 0.348;
const PITCH = 18;

const contentWidth = ({ page: { edge, right } }: Sheet): number => right - edge;

const termLines = (sheet: Sheet, { terms }: Paper): string[] =>
  terms.flatMap((paragraph) => sheet.wrap(paragraph, contentWidth(sheet) * TERMS, BODY));

/** The height of terms and signature above the lower margin. */
export function footerHeight(sheet: Sheet, paper: Paper): number {
  return Math.max(98, termLines(sheet, paper).length * PITCH + 44);
}

/** Terms on the left and the signature on the right, at the bottom of the last page. */
export function drawFooter(sheet: Sheet, paper: Paper): void {
  const { edge, right, bottom } = sheet.page;
  const top = bottom - footerHeight(sheet, paper) + 9;
  const terms = termLines(sheet, paper);
  if (terms.length > 0) sheet.write(formatMessage('print.terms'), edge, top, LABEL);
  for (const [at, line] of terms.entries()) sheet.write(line, edge, top + (at + 1) * PITCH, BODY);
  const name = sheet.wrap(paper.shop.name, contentWidth(sheet) * NAME, STRONG);
  for (const [at, line] of name.entries()) sheet.write(line, right, top + at * PITCH, STRONG, 'right');
  const left = right - sheet.width(name[0] ?? '', STRONG);
  sheet.write(`${formatMessage('print.forShop')} `, left, top, BODY, 'right');
  const signature = contentWidth(sheet) * SIGNATURE;
  sheet.bar(right - signature, bottom - 22, signature, 1);
  sheet.write(formatMessage('print.signature'), right, bottom - 9, BODY, 'right');
}

/** "Page 2 of 3", below the content. */
export function drawPageNumber(sheet: Sheet, page: number, pages: number): void {
  const text = formatMessage('print.page', { n: page, total: pages });
  sheet.write(text, sheet.page.right, sheet.page.bottom + 20, { size: 11, colour: INK3 }, 'right');
}
