import { formatMessage } from '@galla/domain';
import type { DocumentPapers } from './useDocumentPapers.ts';

/** Label of a button while the PDF loads, with the progress if known. */
export const busyText = ({ percent }: Pick<DocumentPapers, 'percent'>): string =>
  percent === undefined
    ? formatMessage('payment.pdfBusy')
    : formatMessage('payment.pdfProgress', { percent });
