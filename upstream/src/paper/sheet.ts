import type PDFDocument from 'pdfkit';
import { fontOf, type Weight } from './fonts.ts';
import type { Page } from './page.ts';
import { runsOf } from './scripts.ts';

/** PDF counts in 1/72 inch. */
const POINTS = 72 / 96;

export const INK = '#000000';
export const INK2 = '#3d4a4e';
export const INK3 = '#556469';
export const LINE = '#cfd6d8';
/** Pale enough to be read across. */
export const PALE = '#e9eeef';

/** How a text is set. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
}

export type Align = 'left' | 'centre' | 'right';
/** How much of a text stands before the place that it is aligned at. */
const SHARE_BEFORE = { centre: 0.5, right: 1 } as const;

/** Half of a capital's height, as a share of the size: centres a line of text on a height. */
const HALF_CAPITAL = 0.357;

/** Pages to draw on, with texts in any Indian script; heights are the middle of a line of text. */
export class Sheet {
  readonly #pdf: InstanceType<typeof PDFDocument>;
  readonly #registered = new Set<string>();
  #measuring = false;
  /** What `newPage` begins; drawings of one size leave it as it is. */
  page: Page;

  constructor(pdf: InstanceType<typeof PDFDocument>, page: Page) {
    this.#pdf = pdf;
    this.page = page;
  }

  /** Runs a drawing without drawing it, to see where it would end. */
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
    const { name, file } = fontOf(script, weight);
    if (!this.#registered.has(name)) this.#pdf.registerFont(name, file);
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

  /** Writes one line whose middle is at `middle`; `x` is its left end, its centre or its right end, as aligned. */
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

  /**
   * Breaks a text into lines of at most `width`, at its spaces but not at no-break ones; a longer word is cut.
   */
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

  /** A text on one line of at most `width`: what does not fit is left out, and a … says so. */
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

  /** A filled rectangle; rules are rectangles, so that they keep their thickness in every viewer. */
  bar(x: number, y: number, width: number, height: number, colour: string = INK): void {
    if (!this.#measuring) this.#pdf.rect(x, y, width, height).fill(colour);
  }

  /** Many rectangles as one shape. */
  bars(
    rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[],
    colour: string = INK,
  ): void {
    if (this.#measuring) return;
    for (const [x, y, width, height] of rectangles) this.#pdf.rect(x, y, width, height);
    this.#pdf.fill(colour);
  }

  /** Draws something turned by `angle` degrees clockwise around a point. */
  turned(angle: number, x: number, y: number, draw: () => void): void {
    this.#pdf.save().rotate(angle, { origin: [x, y] });
    draw();
    this.#pdf.restore();
  }

  /** A picture inside a square; false when it is in no format that PDF takes. */
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
