import decode from 'qr/decode.js';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A printed page of labels; lengths in mm. */
export interface PrintedPage {
  width: number;
  height: number;
  text: string;
  /** Position of the QR code from the top left of the page. */
  corner: () => [left: number, top: number];
  /** The text decoded from the page's only QR code. */
  qr: () => string;
}

const MM = 25.4 / 72;
/** Pixels per mm: fine enough for the smallest module. */
const SCALE = 20;

type Rectangle = [x: number, y: number, width: number, height: number];

/** The rectangles of a path: pdf.js encodes each as four corners with their operators, then a close operator. */
function rectanglesOf(path: ArrayLike<number>): Rectangle[] {
  const numbers = Array.from(path);
  return Array.from({ length: Math.floor(numbers.length / 13) }, (_, at): Rectangle => {
    const [, x = 0, y = 0, , , , , right = 0, bottom = 0] = numbers.slice(at * 13, at * 13 + 13);
    return [x, y, right - x, bottom - y];
  });
}

const pixel = (length: number, from = 0): number => Math.round((length - from) * SCALE);

/** Renders rectangles in black on white with a margin of 4 mm. */
function paint(rectangles: readonly Rectangle[]) {
  const [left, top] = [0, 1].map((axis) => Math.min(...rectangles.map((one) => one[axis] ?? 0)) - 4);
  const [right, bottom] = [0, 1].map(
    (axis) => Math.max(...rectangles.map((one) => (one[axis] ?? 0) + (one[axis + 2] ?? 0))) + 4,
  );
  const [width, height] = [pixel(right ?? 0, left), pixel(bottom ?? 0, top)];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x, y, w, h] of rectangles) {
    for (let row = pixel(y, top); row < pixel(y + h, top); row += 1) {
      for (let column = pixel(x, left); column < pixel(x + w, left); column += 1) {
        const at = (row * width + column) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  return { width, height, data };
}

/** Parses a PDF of labels: sizes, texts, and the QR code as a camera would decode it. */
export async function readLabelPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  return Promise.all(
    text.map(async (said, at) => {
      const page = await pdf.getPage(at + 1);
      const [, , w = 0, h = 0] = page.view;
      const { fnArray, argsArray } = await page.getOperatorList();
      const drawn = fnArray.flatMap((operator, index) =>
        operator === OPS.constructPath ? [rectanglesOf(argsArray[index]?.[1]?.[0] ?? [])] : [],
      );
      // The QR code is the path with the most rectangles.
      const code = drawn.toSorted((a, b) => b.length - a.length)[0] ?? [];
      return {
        width: w * MM,
        height: h * MM,
        text: said.replaceAll(/\s+/g, ' ').trim(),
        corner: () => [Math.min(...code.map(([x]) => x)), Math.min(...code.map(([, y]) => y))],
        qr: () => decode(paint(code)),
      };
    }),
  );
}
