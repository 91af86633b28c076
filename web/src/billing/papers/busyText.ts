import { formatMessage } from '@galla/domain';
import type { DocumentPapers } from './useDocumentPapers.ts';

/** What a button says while the PDF is on its way: how much is here, where that is known. */
export const busyText = ({ percent }: Pick<DocumentPapers, 'percent'>): string =>
  percent === undefined
    ? formatMessage('payment.pdfBusy')
    : formatMessage('payment.pdfProgress', { percent });
