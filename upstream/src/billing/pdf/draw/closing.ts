import { formatMessage } from '@galla/domain';
import type { Paper, Sum } from '../paper.ts';
import { drawQr } from './qr.ts';
import { INK2, INK3, LINE, type Sheet, type TextStyle } from '../../../paper/sheet.ts';

const BODY: TextStyle = { size: 12.5 };
const STRONG: TextStyle = { size: 12.5, weight: 600 };
const TOTAL: TextStyle = { size: 20, weight: 600 };
const QUIET: TextStyle = { size: 12.5, colour: INK3 };
const LABEL: TextStyle = { size: 12, colour: INK3 };
const WORDS: TextStyle = { size: 12.5, weight: 500 };

/** Width of the sums as a share of the content's width, with its limits. */
const SUMS = { share: 0.4, least: 220, most: 276 } as const;
const PITCH = 26;
const TOTAL_HEIGHT = 60;
const QR = 119;
const LINE_PITCH = 18;

function sumsLeft({ page: { edge, right } }: Sheet): number {
  return right - Math.min(SUMS.most, Math.max(SUMS.least, (right - edge) * SUMS.share));
}

function writeSum(sheet: Sheet, { label, value, strong }: Sum, middle: number): void {
  const style = strong ? STRONG : BODY;
  sheet.write(label, sumsLeft(sheet), middle, style);
  sheet.write(value, sheet.page.right, middle, style, 'right');
}

/** Draws the sums, the total on its double rule, and the amounts settled; returns the lower edge. */
function drawSums(sheet: Sheet, { sums, total, settled }: Paper, top: number): number {
  let middle = top + 33;
  for (const sum of sums) {
    writeSum(sheet, sum, middle);
    middle += PITCH;
  }
  const rule = middle - 9;
  const { right } = sheet.page;
  const left = sumsLeft(sheet);
  sheet.bar(left, rule, right - left, 1);
  sheet.write(total.label, left, rule + 20, TOTAL);
  sheet.write(total.value, right, rule + 20, TOTAL, 'right');
  sheet.bar(left, rule + 39, right - left, 1);
  sheet.bar(left, rule + 41, right - left, 1);
  middle = rule + TOTAL_HEIGHT;
  for (const sum of settled) {
    writeSum(sheet, sum, middle);
    middle += PITCH;
  }
  return middle - PITCH + 9;
}

function stack(sheet: Sheet, texts: readonly string[], x: number, top: number, style: TextStyle): number {
  let middle = top;
  for (const text of texts) {
    for (const line of sheet.wrap(text, sumsLeft(sheet) - 20 - x, style)) {
      sheet.write(line, x, middle, style);
      middle += LINE_PITCH;
    }
  }
  return middle;
}

/** Draws the QR code for the pending amount and the list of payments; returns the lower edge. */
function drawPayment(sheet: Sheet, { upi, received }: Paper, top: number): number {
  const first = top + 33;
  const { edge } = sheet.page;
  if (!upi) return stack(sheet, received, edge, first, QUIET);
  drawQr(sheet, upi.link, { x: edge + 5, y: top + 25, side: QR }, upi.look);
  const beside = edge + QR + 25;
  sheet.write(formatMessage('print.stillToPayByUpi'), beside, first, QUIET);
  sheet.write(upi.amount, beside, first + 23, TOTAL);
  const next = stack(sheet, [upi.account], beside, first + 46, { size: 12.5, colour: INK2 });
  return Math.max(stack(sheet, received, beside, next + 8, { size: 12.5, colour: INK2 }), top + 25 + QR + 9);
}

/** A labelled text between two rules; returns the y of the lower one. */
function drawBand(sheet: Sheet, label: string, text: string, top: number): number {
  const { edge, right } = sheet.page;
  sheet.bar(edge, top, right - edge, 1, LINE);
  sheet.write(label, edge, top + 20, LABEL);
  const x = edge + sheet.width(label, LABEL) + 12;
  let middle = top + 20;
  for (const line of sheet.wrap(text, right - x, WORDS)) {
    sheet.write(line, x, middle, WORDS);
    middle += LINE_PITCH;
  }
  return middle + 1;
}

/** Draws everything between the table and the footer of the last page; returns the lower edge. */
export function drawClosing(sheet: Sheet, paper: Paper, top: number): number {
  const bottom = Math.max(drawSums(sheet, paper, top), drawPayment(sheet, paper, top)) + 20;
  let end = drawBand(sheet, formatMessage('print.inWords'), paper.words, bottom);
  if (paper.description) end = drawBand(sheet, formatMessage('history.description'), paper.description, end);
  const { edge, right } = sheet.page;
  sheet.bar(edge, end, right - edge, 1, LINE);
  return end + 1;
}
