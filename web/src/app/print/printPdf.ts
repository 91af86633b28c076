import type { PDFDocumentProxy } from '../pdf/openPdf.ts';
import type { PageSize } from './pageStyle.ts';
import { printSheets } from './printSheets.ts';

/** PDF units per inch, and the dots per inch of the print. */
const [UNITS, DOTS] = [72, 300];
const MM = 25.4;

/** In mm; prevents rounding from adding an empty page. */
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
 * Prints a PDF at its own page size without a viewer: phones have none, and viewers print roll paper on A4. Rejects
 * if the PDF is unreadable.
 */
export async function printPdf(file: Blob): Promise<void> {
  // The PDF reader is large, so it is loaded with the first print.
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
