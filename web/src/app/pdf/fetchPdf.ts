import { fetchFile } from './fetchFile.ts';

/** The PDF of a document. Rejects as `fetchFile` does. */
export function fetchPdf(url: string, signal: AbortSignal, onShare: (share: number) => void): Promise<Blob> {
  return fetchFile({ url, signal, onShare }, 'application/pdf', 'document.pdf');
}
