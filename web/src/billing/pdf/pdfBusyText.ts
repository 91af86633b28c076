import { say } from '@galla/domain';
import type { DocumentPdf } from './useDocumentPdf.ts';

/** What a button says while the PDF is on its way: how much is here, where that is known. */
export const pdfBusyText = ({ percent }: Pick<DocumentPdf, 'percent'>): string =>
  percent === undefined ? say('payment.pdfBusy') : say('payment.pdfProgress', { percent });
