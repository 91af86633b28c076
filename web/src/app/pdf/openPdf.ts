import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

export type { PDFDocumentProxy };

/** Opens a PDF in a worker. */
export const openPdf = (data: ArrayBuffer): Promise<PDFDocumentProxy> => getDocument({ data }).promise;
