import { type RollWidth, formatMessage } from '@galla/domain';
import type { Slip } from '../paper.ts';
import { openPdf } from '../../../paper/openPdf.ts';
import { rollOf } from '../../../paper/page.ts';
import { drawQr } from './qr.ts';
import { INK, Sheet, type TextStyle } from '../../../paper/sheet.ts';

const NAME: TextStyle = { size: 20, weight: 600 };
const BODY: TextStyle = { size: 13 };
const GOODS: TextStyle = { size: 13, weight: 500 };
const STRONG: TextStyle = { size: 13, weight: 600 };
const TOTAL: TextStyle = { size: 20, weight: 600 };
const PITCH = 18;
/** At least 25 mm on either roll width. */
const QR = 163;
/** A counter printer prints one colour, whatever the shop's settings for codes are. */
const BLACK = { colour: INK, background: '#FFFFFF' } as const;
const GAP = 10;
/** A left text wraps beside a right one if at least this share of the width remains for it. */
const BESIDE = 0.45;

/** Writes a slip from top to bottom; `y` is the middle of the next line. */
class Writer {
  readonly #sheet: Sheet;
  y = 28;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  centred(text: string, style = BODY, pitch = PITCH): void {
    const { edge, right } = this.#sheet.page;
    for (const line of this.#sheet.wrap(text, right - edge, style)) {
      this.#sheet.write(line, (edge + right) / 2, this.y, style, 'centre');
      this.y += pitch;
    }
  }

  left(text: string, style = BODY): void {
    const { edge, right } = this.#sheet.page;
    for (const line of this.#sheet.wrap(text, right - edge, style)) {
      this.#sheet.write(line, edge, this.y, style);
      this.y += PITCH;
    }
  }

  /**
   * Two texts on one line. A long left text wraps beside the right one, or both get lines of their own when space is
   * tight.
   */
  pair(left: string, right: string, style = BODY, rightStyle = style, pitch = PITCH): void {
    const { page } = this.#sheet;
    const content = page.right - page.edge;
    const room = content - this.#sheet.width(right, rightStyle) - GAP;
    const isBeside = this.#fits(left, room, style) || room >= content * BESIDE;
    const lefts = this.#sheet.wrap(left, isBeside ? room : content, style);
    const rights = isBeside ? [right] : this.#sheet.wrap(right, content, rightStyle);
    for (const [at, line] of lefts.entries()) {
      this.#sheet.write(line, page.edge, this.y, style);
      if (at < lefts.length - 1 || !isBeside) this.y += pitch;
    }
    for (const line of rights) {
      this.#sheet.write(line, page.right, this.y, rightStyle, 'right');
      this.y += pitch;
    }
  }

  #fits(text: string, width: number, style: TextStyle): boolean {
    return this.#sheet.width(text, style) <= width;
  }

  /** A horizontal rule with the same space above and below. */
  rule(height = 1): void {
    const { edge, right } = this.#sheet.page;
    this.#sheet.bar(edge, this.y, right - edge, height);
    this.y += height + 18;
  }

  /** The double rule below a total. */
  doubleRule(): void {
    this.y -= 4;
    const { edge, right } = this.#sheet.page;
    for (const y of [this.y, this.y + 2]) this.#sheet.bar(edge, y, right - edge, 1);
    this.y += 18;
  }

  code({ link, look: { errorLevel } }: NonNullable<Slip['upi']>): void {
    const { edge, right } = this.#sheet.page;
    const side = Math.min(QR, right - edge);
    drawQr(this.#sheet, link, { x: (edge + right - side) / 2, y: this.y, side }, { ...BLACK, errorLevel });
    this.y += side + 16;
  }

  space(height: number): void {
    this.y += height;
  }
}

function drawShop(writer: Writer, { name, lines }: Slip['shop']): void {
  writer.centred(name, NAME, 24);
  for (const line of lines) writer.centred(line);
  writer.rule(3);
}

function drawRows(writer: Writer, rows: Slip['rows']): void {
  writer.space(2);
  for (const { name, detail, amount } of rows) {
    if (detail === '') writer.pair(name, amount, GOODS, STRONG);
    else {
      writer.left(name, GOODS);
      writer.pair(detail, amount, BODY, STRONG);
    }
    writer.space(6);
  }
  writer.space(-4);
  writer.rule();
}

function drawSums(writer: Writer, { sums, total, words, settled }: Slip): void {
  for (const { label, value } of sums) writer.pair(label, value);
  writer.space(-2);
  writer.rule();
  writer.space(3);
  writer.pair(total.label, total.value, TOTAL, TOTAL, 24);
  writer.doubleRule();
  if (words !== undefined) writer.left(words);
  for (const { label, value, strong } of settled) writer.pair(label, value, strong ? STRONG : BODY);
}

/** Draws the slip; returns its lower edge. */
function drawSlip(sheet: Sheet, slip: Slip): number {
  const writer = new Writer(sheet);
  drawShop(writer, slip.shop);
  if (slip.mark !== undefined) writer.centred(slip.mark, NAME, 26);
  writer.pair(slip.title, slip.number, STRONG);
  for (const [left, right] of slip.facts) writer.pair(left, right);
  if (slip.description !== undefined) writer.left(slip.description);
  if (slip.sentence !== undefined) writer.left(slip.sentence);
  writer.space(-2);
  writer.rule();
  drawRows(writer, slip.rows);
  drawSums(writer, slip);
  if (slip.upi) {
    writer.space(2);
    writer.code(slip.upi);
    writer.centred(formatMessage('print.scanToPay', { amount: slip.upi.amount }), STRONG);
    writer.centred(slip.upi.account);
  }
  if (slip.terms.length > 0 || slip.farewell !== undefined) {
    writer.space(-2);
    writer.rule();
  }
  for (const paragraph of slip.terms) writer.centred(paragraph);
  if (slip.terms.length > 0) writer.space(6);
  if (slip.farewell !== undefined) writer.centred(slip.farewell, STRONG);
  return writer.y + 10;
}

/** Draws a slip for a counter printer, as long as its content. */
export function renderSlip(slip: Slip, rollWidth: RollWidth): Promise<Buffer> {
  const { title, number, shop, issued } = slip;
  return openPdf({ title: `${title} ${number}`, author: shop.name, created: issued }, (pdf) => {
    const trial = new Sheet(pdf, rollOf(rollWidth, 0));
    const height = trial.measure(() => drawSlip(trial, slip));
    const sheet = new Sheet(pdf, rollOf(rollWidth, height));
    sheet.newPage();
    drawSlip(sheet, slip);
  });
}
