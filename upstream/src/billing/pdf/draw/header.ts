import type { Paper } from '../paper.ts';
import { INK, INK2, INK3, type Sheet, type TextStyle } from '../../../paper/sheet.ts';

const NAME: TextStyle = { size: 22, weight: 600 };
const BODY: TextStyle = { size: 12.5 };
const STRONG: TextStyle = { size: 12.5, weight: 600 };
const COPY: TextStyle = { size: 12.5, colour: INK2 };
const CANCELED: TextStyle = { size: 15, weight: 600 };
/** Line height of body text. */
const PITCH = 18;
/** Minimum height of the header. */
const LEAST = 84;

function writeShop(sheet: Sheet, { shop, title }: Pick<Paper, 'shop' | 'title'>): number {
  const { edge, right, logo } = sheet.page;
  const hasLogo = shop.logo !== undefined && sheet.picture(shop.logo, edge, edge, logo);
  const x = hasLogo ? edge + logo + 14 : edge;
  const width = right - Math.max(sheet.width(title, NAME), 150) - 24 - x;
  let middle = edge + 14;
  for (const line of sheet.wrap(shop.name, width, NAME)) {
    sheet.write(line, x, middle, NAME);
    middle += 28;
  }
  middle -= 5;
  for (const line of sheet.wrap(shop.address, width, BODY)) {
    sheet.write(line, x, middle, BODY);
    middle += PITCH;
  }
  return Math.max(writeContacts(sheet, shop, x, middle, right - x), hasLogo ? edge + logo + 4 : 0);
}

/** "GSTIN 08… · PAN AB… · 0141 256 7781 · hello@…", as many per line as fit. */
function writeContacts(sheet: Sheet, shop: Paper['shop'], x: number, top: number, width: number): number {
  const parts = [
    ...shop.numbers.map(({ label, value }) => ({ before: `${label} `, text: value, style: STRONG })),
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

function writeTitle(sheet: Sheet, { title, mark }: Pick<Paper, 'title' | 'mark'>): void {
  const { edge, right } = sheet.page;
  sheet.write(title, right, edge + 14, NAME, 'right');
  if (mark) sheet.write(mark.text, right, edge + 37, mark.strong ? CANCELED : COPY, 'right');
}

/** The rule below the header: in the shop's colour from edge to edge, or in plain black within the margins. */
function drawLine(sheet: Sheet, y: number): void {
  const { width, edge, right, accent } = sheet.page;
  if (accent === undefined) sheet.bar(edge, y, right - edge, 1, INK);
  else sheet.bar(0, y, width, 3, accent);
}

/** Draws the header of the first page, down to its rule; returns where the next part begins. */
export function drawHeader(sheet: Sheet, paper: Pick<Paper, 'shop' | 'title' | 'mark' | 'sentence'>): number {
  writeTitle(sheet, paper);
  const { edge } = sheet.page;
  const bottom = Math.max(writeShop(sheet, paper) + 11, edge + LEAST);
  drawLine(sheet, bottom);
  if (!paper.sentence) return bottom + 25;
  sheet.write(paper.sentence, edge, bottom + 23, { size: 12, colour: INK3 });
  return bottom + 49;
}

/** Height of the header on every page but the first. */
export const SHORT_HEAD = 52;
/** The maximum share of the content's width for the title, and the gap before it. */
const TITLE = { most: 0.6, gap: 24 } as const;

/** Draws the header of every page but the first. */
export function drawShortHeader(
  sheet: Sheet,
  { shop, title, number }: Pick<Paper, 'shop' | 'title' | 'number'>,
): number {
  const { edge, right } = sheet.page;
  const named = sheet.clip(`${title} ${number}`, (right - edge) * TITLE.most, BODY);
  const room = right - edge - sheet.width(named, BODY) - TITLE.gap;
  sheet.write(sheet.clip(shop.name, room, STRONG), edge, edge + 6, STRONG);
  sheet.write(named, right, edge + 6, BODY, 'right');
  drawLine(sheet, edge + 24);
  return edge + SHORT_HEAD;
}
