import { say } from '@galla/domain';
import type { Paper } from '../paper.ts';
import { BOTTOM, INK3, PAGE, RIGHT, type Sheet, type TextStyle } from './sheet.ts';

const BODY: TextStyle = { size: 12.5 };
const STRONG: TextStyle = { size: 12.5, weight: 600 };
const LABEL: TextStyle = { size: 12, colour: INK3 };
const TERMS_WIDTH = 402;
const SIGNATURE_WIDTH = 220;
const NAME_WIDTH = 240;
const PITCH = 18;

/** The room that terms and signature take above the lower edge. */
export function footerHeight(sheet: Sheet, { terms }: Paper): number {
  const lines = terms ? sheet.wrap(terms, TERMS_WIDTH, BODY).length : 0;
  return Math.max(98, lines * PITCH + 44);
}

/** Terms at the left, the place for a signature at the right, at the lower edge of the last page. */
export function drawFooter(sheet: Sheet, paper: Paper): void {
  const top = BOTTOM - footerHeight(sheet, paper) + 9;
  if (paper.terms) {
    sheet.write(say('print.terms'), PAGE.edge, top, LABEL);
    for (const [at, line] of sheet.wrap(paper.terms, TERMS_WIDTH, BODY).entries()) {
      sheet.write(line, PAGE.edge, top + (at + 1) * PITCH, BODY);
    }
  }
  const name = sheet.wrap(paper.shop.name, NAME_WIDTH, STRONG);
  for (const [at, line] of name.entries()) sheet.write(line, RIGHT, top + at * PITCH, STRONG, 'right');
  const left = RIGHT - sheet.width(name[0] ?? '', STRONG);
  sheet.write(`${say('print.forShop')} `, left, top, BODY, 'right');
  sheet.bar(RIGHT - SIGNATURE_WIDTH, BOTTOM - 22, SIGNATURE_WIDTH, 1);
  sheet.write(say('print.signature'), RIGHT, BOTTOM - 9, BODY, 'right');
}

/** "Page 2 of 3", below the content. */
export function drawPageNumber(sheet: Sheet, page: number, pages: number): void {
  const text = say('print.page', { n: page, total: pages });
  sheet.write(text, RIGHT, BOTTOM + 20, { size: 11, colour: INK3 }, 'right');
}
