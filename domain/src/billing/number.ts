import { formatMessage } from '../messages/formatMessage.ts';
import type { DocumentType } from './types.ts';

/** The letter of each number series; every series counts on its own, from 1 in each financial year. */
export const SERIES = {
  INVOICE: 'A',
  ORDER: 'O',
  PROPOSAL: 'P',
  QUICK_BILL: 'Q',
  BOUTIQUE_ORDER: 'J',
  REFUND: 'F',
  RECEIPT: 'R',
  CREDIT_NOTE: 'C',
  STATEMENT: 'S',
} as const satisfies Record<
  DocumentType | 'QUICK_BILL' | 'BOUTIQUE_ORDER' | 'REFUND' | 'RECEIPT' | 'CREDIT_NOTE' | 'STATEMENT',
  string
>;

/** Allowed form of an invoice number (CGST Rules 2017, rule 46(b)). */
const NUMBER = /^[A-Za-z0-9/-]{1,16}$/;

/**
 * The number of a document: "26-27/A/00001". At most 16 characters of letters, digits, "-" and "/", unique within
 * a financial year (CGST Rules 2017, rule 46(b)).
 * Throws RangeError when the serial is not a positive integer or the number would be longer.
 */
export function documentNumber(series: string, year: string, serial: number): string {
  const number = `${year}/${series}/${String(serial).padStart(5, '0')}`;
  if (!Number.isSafeInteger(serial) || serial < 1 || !NUMBER.test(number)) {
    throw new RangeError(`No document number for serial ${serial} in series ${series}`);
  }
  return number;
}

/** A document number made safe for a file name. */
const fileId = (number: string): string => number.replaceAll(/[^A-Za-z0-9-]/g, '-');

/** The name of a document's file, "Invoice_26-27-A-00001.pdf" (spec 2 §7). */
export const pdfFileName = (number: string): string =>
  formatMessage('history.pdfFile', { id: fileId(number) });

/** File name of a document's prescription card, "Prescription_26-27-A-00001.pdf". */
export const prescriptionFileName = (number: string): string =>
  formatMessage('prescription.cardFile', { id: fileId(number) });

/** File name of one of several papers, "26-27-A-00001 80 mm.pdf". */
export const paperFileName = (number: string, paper: string): string =>
  formatMessage('history.paperFile', { id: fileId(number), paper });
