import type { PrintSettings } from '@galla/domain';
import { openPdf } from '../../paper/openPdf.ts';
import { pageOf } from '../../paper/page.ts';
import { INK3, LINE, Sheet, type TextStyle } from '../../paper/sheet.ts';
import { drawHeader, drawShortHeader } from '../pdf/draw/header.ts';
import { drawParties } from '../pdf/draw/parties.ts';
import type { Card } from './card.ts';

const LABEL: TextStyle = { size: 12, colour: INK3 };
const BODY: TextStyle = { size: 12.5 };
const EYE: TextStyle = { size: 15, weight: 600 };
/** Large enough for a person who needs glasses to read at arm's length. */
const FIGURE: TextStyle = { size: 19, weight: 600 };
const HEAD = 30;
const ROW = 40;
const PITCH = 20;
/** Width of the eye labels and of the detail labels. */
const NAMES = 120;
const GAP = 12;

/** Draws a table with one row per eye. */
function drawEyes(sheet: Sheet, { heads, rows }: Card, top: number): number {
  const { edge, right } = sheet.page;
  const column = (right - edge - NAMES) / heads.length;
  const endOf = (at: number) => edge + NAMES + column * (at + 1);
  for (const [at, head] of heads.entries()) sheet.write(head, endOf(at), top + 10, LABEL, 'right');
  sheet.bar(edge, top + HEAD - 6, right - edge, 1);
  let line = top + HEAD;
  for (const { eye, values } of rows) {
    sheet.write(eye, edge, line + ROW / 2 - 4, EYE);
    for (const [at, value] of values.entries())
      sheet.write(value, endOf(at), line + ROW / 2 - 4, FIGURE, 'right');
    line += ROW;
    sheet.bar(edge, line - 6, right - edge, 1, LINE);
  }
  return line + 14;
}

/** Draws wrapped text beside its label; continues on a new page when the current one is full. */
function drawNamed(sheet: Sheet, card: Card, label: string, text: string, top: number): number {
  const { edge, right, bottom } = sheet.page;
  const names = sheet.wrap(label, NAMES - GAP, LABEL);
  const lines = sheet.wrap(text, right - edge - NAMES, BODY);
  let middle = top;
  for (let at = 0; at < Math.max(names.length, lines.length); at += 1) {
    if (middle + PITCH > bottom) {
      sheet.newPage();
      middle = drawShortHeader(sheet, card) + PITCH;
    }
    sheet.write(names[at] ?? '', edge, middle, LABEL);
    sheet.write(lines[at] ?? '', edge + NAMES, middle, BODY);
    middle += PITCH;
  }
  return middle + 4;
}

/** Draws the card of a prescription on A5, with the shop's margin, colour and logo. */
export function drawCard(card: Card, print: PrintSettings): Promise<Buffer> {
  const facts = { title: `${card.title} ${card.number}`, author: card.shop.name, created: card.issued };
  return openPdf(facts, (pdf) => {
    const sheet = new Sheet(pdf, pageOf({ ...print, pageSize: 'A5', orientation: 'LANDSCAPE' }));
    sheet.newPage();
    let top = drawEyes(sheet, card, drawParties(sheet, card, drawHeader(sheet, card)));
    for (const { label, value } of card.details) top = drawNamed(sheet, card, label, value, top);
  });
}
