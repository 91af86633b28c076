import type PDFDocument from 'pdfkit';
import { fontOf, type Weight } from './fonts.ts';
import type { Page } from './page.ts';
import { runsOf } from './scripts.ts';

/** PDF units are 1/72 inch. */
const POINTS = 72 / 96;

export const INK = '#000000';
export const INK2 = '#3d4a4e';
export const INK3 = '#556469';
export const LINE = '#cfd6d8';
/** Pale enough for text on top to be readable. */
export const PALE = '#e9eeef';

/** Style of a text. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
}

export type Align = 'left' | 'centre' | 'right';
/** The share of a text's width to the left of its alignment position. */
const SHARE_BEFORE = { centre: 0.5, right: 1 } as const;

/** Half of the capital height as a share of the font size, for centring a line vertically. */
const HALF_CAPITAL = 0.357;

/** Pages to draw on, with texts in any Indian script; vertical positions are the middle of a line of text. */
export class Sheet {
  readonly #pdf: InstanceType<typeof PDFDocument>;
  readonly #registered = new Set<string>();
  #measuring = false;
  /** The page that `newPage` begins; drawings with a single size do not change it. */
  page: Page;

  constructor(pdf: InstanceType<typeof PDFDocument>, page: Page) {
    this.#pdf = pdf;
    this.page = page;
  }

  /** Runs a drawing without output, to find where it would end. */
  measure(draw: () => number): number {
    this.#measuring = true;
    const end = draw();
    this.#measuring = false;
    return end;
  }

  newPage(): void {
    const { width, height, zoom } = this.page;
    const unit = POINTS * zoom;
    this.#pdf.addPage({ size: [width * unit, height * unit], margin: 0 });
    this.#pdf.scale(unit);
  }

  #use(script: Parameters<typeof fontOf>[0], { size, weight = 400 }: TextStyle): void {
    const { name, font } = fontOf(script, weight);
    if (!this.#registered.has(name)) this.#pdf.registerFont(name, font);
    this.#registered.add(name);
    this.#pdf.font(name, size);
  }

  width(text: string, style: TextStyle): number {
    let width = 0;
    for (const run of runsOf(text)) {
      this.#use(run.script, style);
      width += this.#pdf.widthOfString(run.text);
    }
    return width;
  }

  /** Writes a line with its middle at `middle`; `x` is its left end, centre or right end, depending on `align`. */
  write(text: string, x: number, middle: number, style: TextStyle, align: Align = 'left'): void {
    if (this.#measuring) return;
    const y = middle + style.size * HALF_CAPITAL;
    let left = align === 'left' ? x : x - this.width(text, style) * SHARE_BEFORE[align];
    for (const run of runsOf(text)) {
      this.#use(run.script, style);
      this.#pdf.fillColor(style.colour ?? INK);
      this.#pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += this.#pdf.widthOfString(run.text);
    }
  }

  /** Wraps a text to lines of at most `width` at spaces, except no-break ones; a longer word is broken. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = this.#cut(word, width, style);
      line = pieces.pop() ?? '';
      lines.push(...pieces);
    }
    return line === '' ? lines : [...lines, line];
  }

  /** Truncates a text to one line of at most `width`, ending with … if shortened. */
  clip(text: string, width: number, style: TextStyle): string {
    if (this.width(text, style) <= width) return text;
    const [line = ''] = this.wrap(text, width - this.width('…', style), style);
    return `${line}…`;
  }

  #cut(word: string, width: number, style: TextStyle): string[] {
    if (this.width(word, style) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
      if (piece !== '' && this.width(piece + segment, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += segment;
    }
    return [...pieces, piece];
  }

  /** A filled rectangle; rules are rectangles, so that they have the same thickness in every viewer. */
  bar(x: number, y: number, width: number, height: number, colour: string = INK): void {
    if (!this.#measuring) this.#pdf.rect(x, y, width, height).fill(colour);
  }

  /** Several rectangles as one shape. */
  bars(
    rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[],
    colour: string = INK,
  ): void {
    if (this.#measuring) return;
    for (const [x, y, width, height] of rectangles) this.#pdf.rect(x, y, width, height);
    this.#pdf.fill(colour);
  }

  /** Draws something rotated clockwise by `angle` degrees around a point. */
  turned(angle: number, x: number, y: number, draw: () => void): void {
    this.#pdf.save().rotate(angle, { origin: [x, y] });
    draw();
    this.#pdf.restore();
  }

  /** Draws a picture fitted into a square; returns false if PDF does not support its format. */
  picture(bytes: Buffer, x: number, y: number, side: number): boolean {
    if (this.#measuring) return true;
    try {
      this.#pdf.image(bytes, x, y, { fit: [side, side], align: 'center', valign: 'center' });
      return true;
    } catch {
      return false;
    }
  }
}
