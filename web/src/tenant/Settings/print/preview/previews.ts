import type { BillPaper, PrintSettings } from '@galla/domain';
import { fetchPreview } from './fetchPreview.ts';
import type { PDFDocumentProxy } from '../../../../app/pdf/openPdf.ts';

/** Number of cached previews, so that going back to a value sends no request. */
const KEPT = 6;

const opened = new Map<string, Promise<PDFDocumentProxy>>();

async function open(paper: BillPaper, print: PrintSettings): Promise<PDFDocumentProxy> {
  // The PDF reader is large, so it is loaded with the first preview, in parallel to the PDF.
  const [bytes, { openPdf }] = await Promise.all([
    fetchPreview(paper, print),
    import('../../../../app/pdf/openPdf.ts'),
  ]);
  return openPdf(bytes);
}

/** The sample with these settings; the same promise for the same settings. `attempt` reloads after a failure. */
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
  // A failed one has nothing to destroy.
  opened.get(key)?.then(
    (pdf) => pdf.destroy(),
    () => undefined,
  );
  opened.delete(key);
}

/** Called when the screen is left: the shop's profile may change before the next visit, and with it the previews. */
export function forgetPreviews(): void {
  for (const key of opened.keys()) forget(key);
}
