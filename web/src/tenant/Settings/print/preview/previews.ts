import type { BillPaper, PrintSettings } from '@galla/domain';
import { fetchPreview } from './fetchPreview.ts';
import type { PDFDocumentProxy } from '../../../../app/pdf/openPdf.ts';

/** Previews that are kept, so that going back to a value asks nobody. */
const KEPT = 6;

const opened = new Map<string, Promise<PDFDocumentProxy>>();

async function open(paper: BillPaper, print: PrintSettings): Promise<PDFDocumentProxy> {
  // The reader of PDFs is large: it comes with the first preview, beside the PDF itself.
  const [bytes, { openPdf }] = await Promise.all([
    fetchPreview(paper, print),
    import('../../../../app/pdf/openPdf.ts'),
  ]);
  return openPdf(bytes);
}

/** The example drawn with these settings; the same promise for the same ones. `attempt` asks anew after a failure. */
export function previewOf(
  paper: BillPaper,
  print: PrintSettings,
  attempt: number,
): Promise<PDFDocumentProxy> {
  const key = JSON.stringify([paper, print, attempt]);
  const known = opened.get(key);
  if (known) return known;
  const fresh = open(paper, print);
  opened.set(key, fresh);
  const [oldest] = opened.keys();
  if (opened.size > KEPT && oldest !== undefined) forget(oldest);
  return fresh;
}

function forget(key: string): void {
  // One that failed holds nothing.
  opened.get(key)?.then(
    (pdf) => pdf.destroy(),
    () => undefined,
  );
  opened.delete(key);
}

/** When the screen is left: the next time the shop's profile may be another, and the same settings print that. */
export function forgetPreviews(): void {
  for (const key of opened.keys()) forget(key);
}
