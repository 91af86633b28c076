import type { PDFDocumentProxy } from '../pdf/openPdf.ts';
import type { PageSize } from './pageStyle.ts';
import { printSheets } from './printSheets.ts';

/** Units of PDF in an inch, and the dots that printers set there. */
const [UNITS, DOTS] = [72, 300];
const MM = 25.4;

/** So that rounding never lets a sheet run over onto an empty one. */
const HAIR = 0.1;

const mm = (units: number): number => Math.round((units / UNITS) * MM * 100) / 100;

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
): Promise<{ sheet: HTMLElement; size: PageSize }> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const size = { width: mm(width), height: mm(height) };
  const viewport = page.getViewport({ scale: DOTS / UNITS });
  const sheet = document.createElement('canvas');
  sheet.width = Math.round(viewport.width);
  sheet.height = Math.round(viewport.height);
  sheet.style.cssText = `display: block; width: ${size.width}mm; height: ${size.height - HAIR}mm; break-after: page`;
  await page.render({ canvas: sheet, viewport, intent: 'print' }).promise;
  return { sheet, size };
}

/**
 * Prints a PDF on paper of its own size, without a viewer between: phones have none, and viewers print rolls on A4.
 * Rejects when it can't be read.
 */
export async function printPdf(file: Blob): Promise<void> {
  // The reader of PDFs is large: it comes with the first print.
  const { openPdf } = await import('../pdf/openPdf.ts');
  const pdf = await openPdf(await file.arrayBuffer());
  try {
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => drawPage(pdf, at + 1)));
    const [first] = pages;
    if (first)
      printSheets(
        pages.map(({ sheet }) => sheet),
        first.size,
      );
  } finally {
    await pdf.destroy();
  }
}
