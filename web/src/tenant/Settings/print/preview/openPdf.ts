import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

export type { PDFDocumentProxy };

/** Reads a PDF, in a worker of its own. */
export const openPdf = (data: ArrayBuffer): Promise<PDFDocumentProxy> => getDocument({ data }).promise;
