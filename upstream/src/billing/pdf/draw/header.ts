import { say } from '@galla/domain';
import type { Paper } from '../paper.ts';
import { ACCENT, INK2, INK3, PAGE, RIGHT, type Sheet, type TextStyle } from './sheet.ts';

const NAME: TextStyle = { size: 22, weight: 600 };
const BODY: TextStyle = { size: 12.5 };
const STRONG: TextStyle = { size: 12.5, weight: 600 };
const COPY: TextStyle = { size: 12.5, colour: INK2 };
const CANCELED: TextStyle = { size: 15, weight: 600 };
/** The height of a line of body text. */
const PITCH = 18;
const LOGO = 44;

function writeShop(sheet: Sheet, { shop, title }: Paper): number {
  const hasLogo = shop.logo !== undefined && sheet.picture(shop.logo, PAGE.edge, PAGE.edge, LOGO);
  const x = hasLogo ? PAGE.edge + LOGO + 12 : PAGE.edge;
  const width = RIGHT - Math.max(sheet.width(title, NAME), 150) - 24 - x;
  let middle = PAGE.edge + 14;
  for (const line of sheet.wrap(shop.name, width, NAME)) {
    sheet.write(line, x, middle, NAME);
    middle += 28;
  }
  middle -= 5;
  for (const line of sheet.wrap(shop.address, width, BODY)) {
    sheet.write(line, x, middle, BODY);
    middle += PITCH;
  }
  return writeContacts(sheet, shop, x, middle, RIGHT - x);
}

/** "GSTIN 08… · 0141 256 7781 · hello@…", as many to a line as fit. */
function writeContacts(sheet: Sheet, shop: Paper['shop'], x: number, top: number, width: number): number {
  const label = `${say('print.gstin')} `;
  const parts = [
    ...(shop.gstin ? [{ before: label, text: shop.gstin, style: STRONG }] : []),
    ...shop.contacts.map((text) => ({ before: '', text, style: BODY })),
  ];
  let middle = top;
  let left = x;
  for (const { before, text, style } of parts) {
    const lead = left === x ? before : ` · ${before}`;
    const needed = sheet.width(lead, BODY) + sheet.width(text, style);
    const fits = left === x || left + needed <= x + width;
    if (!fits) {
      middle += PITCH;
      left = x;
    }
    const shown = fits ? lead : before;
    sheet.write(shown, left, middle, BODY);
    left += sheet.width(shown, BODY);
    sheet.write(text, left, middle, style);
    left += sheet.width(text, style);
  }
  return left === x ? middle : middle + PITCH;
}

function writeTitle(sheet: Sheet, { title, mark }: Paper): void {
  sheet.write(title, RIGHT, PAGE.edge + 14, NAME, 'right');
  if (mark) sheet.write(mark.text, RIGHT, PAGE.edge + 37, mark.strong ? CANCELED : COPY, 'right');
}

/** The head of the first page, down to the accent line; answers where the next part begins. */
export function drawHeader(sheet: Sheet, paper: Paper): number {
  writeTitle(sheet, paper);
  const bottom = Math.max(writeShop(sheet, paper) + 11, PAGE.edge + 84);
  sheet.bar(0, bottom, PAGE.width, 3, ACCENT);
  if (!paper.sentence) return bottom + 25;
  sheet.write(paper.sentence, PAGE.edge, bottom + 23, { size: 12, colour: INK3 });
  return bottom + 49;
}

/** The head of every other page. */
export function drawShortHeader(sheet: Sheet, { shop, title, number }: Paper): number {
  sheet.write(shop.name, PAGE.edge, PAGE.edge + 6, STRONG);
  sheet.write(`${title} ${number}`, RIGHT, PAGE.edge + 6, BODY, 'right');
  sheet.bar(0, PAGE.edge + 24, PAGE.width, 3, ACCENT);
  return PAGE.edge + 52;
}
