import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

export type { PDFDocumentProxy };

/** Reads a PDF, in a worker of its own. */
export const openPdf = (data: ArrayBuffer): Promise<PDFDocumentProxy> => getDocument({ data }).promise;
