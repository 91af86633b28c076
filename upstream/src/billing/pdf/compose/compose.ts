import {
  DOCUMENT_TYPES,
  type DocumentType,
  formatDayAs,
  type MessageKey,
  partyState,
  formatMessage,
  STATES,
} from '@galla/domain';
import { oneOf } from '../../../db/oneOf.ts';
import type { Records } from '../load.ts';
import type { Fact, Paper } from '../paper.ts';
import { composeSums } from './sums.ts';
import { composeTable } from './table.ts';
import { taxesOf } from './taxes.ts';

const NUMBER_LABELS: Record<DocumentType, MessageKey> = {
  INVOICE: 'print.invoiceNumber',
  ORDER: 'print.orderNumber',
  PROPOSAL: 'print.proposalNumber',
};

/** "Rajasthan (08)" */
export function stateText(code: string | null | undefined): string | undefined {
  const name = code ? STATES[code] : undefined;
  return name && `${name} (${code})`;
}

/** An Indian mobile in two groups of digits, which are easier to read; other numbers unchanged. */
export const phoneText = (phone: string): string => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');

export const isText = (text: string | null | undefined): text is string => Boolean(text?.trim());

export const fact = (key: MessageKey, value: string | null | undefined): Fact[] =>
  isText(value) ? [{ label: formatMessage(key), value }] : [];

/** Label above the number. */
const numberLabel = ({ creditNote }: Records, type: DocumentType): MessageKey =>
  creditNote ? 'returns.paper.number' : NUMBER_LABELS[type];

/** The legal name of the document (CGST Act 2017, section 31; an unregistered shop issues neither kind of invoice). */
function titleKey({ document, lines, creditNote }: Records, type: DocumentType): MessageKey {
  if (creditNote) return 'returns.paper.title';
  if (type !== 'INVOICE') return type === 'ORDER' ? 'print.order' : 'print.proposal';
  if (document.registration === 'NONE') return 'print.invoice';
  return taxesOf({ document, lines }).length > 0 ? 'print.taxInvoice' : 'print.billOfSupply';
}

/** The shop as it was when the document was issued, with its current contact details. */
export function composeShop({ shop, document }: Records, logo: Buffer | undefined): Paper['shop'] {
  const { supplierGstin, supplierStateCode, supplierPan } = document;
  const state = stateText(partyState({ gstin: supplierGstin, stateCode: supplierStateCode }));
  const town = [document.supplierCity, document.supplierPincode].filter(isText).join(' ');
  return {
    name: document.supplierName,
    logo,
    address: [document.supplierAddress, town, state].filter(isText).join(', '),
    numbers: [
      ...(document.registration === 'NONE' ? [] : fact('print.gstin', supplierGstin)),
      ...fact('print.pan', supplierPan),
    ],
    contacts: [shop.phone && phoneText(shop.phone), shop.email, shop.website].filter(isText),
  };
}

function composeCustomer({ document }: Records): Paper['customer'] {
  const { customerAddress, customerGstin, customerStateCode, customerMobile } = document;
  const state = stateText(partyState({ gstin: customerGstin, stateCode: customerStateCode }));
  return {
    label: formatMessage('print.billedTo'),
    name: document.customerName,
    lines: [
      customerAddress,
      [state, phoneText(customerMobile ?? '')].filter(isText).join(' · '),
      customerGstin && `${formatMessage('print.gstin')} ${customerGstin}`,
    ].filter(isText),
  };
}

function composeFacts(records: Records, type: DocumentType): Paper['facts'] {
  const { document, print, creditNote } = records;
  const day = (text: string) => formatDayAs(text, print.dateFormat);
  const place = document.registration === 'REGULAR' ? stateText(document.placeOfSupply) : undefined;
  return [
    [
      { label: formatMessage(numberLabel(records, type)), value: document.number, main: true },
      ...fact('returns.paper.against', creditNote?.against.number),
      ...fact('print.placeOfSupply', place),
      ...fact('print.reference', document.refNumber),
    ],
    [
      { label: formatMessage('print.date'), value: day(document.issuedOn), main: true },
      ...fact('returns.paper.invoiceDate', creditNote && day(creditNote.against.issuedOn)),
      ...fact('returns.paper.reason', creditNote?.reason),
      ...fact('print.correctedOn', document.correctedOn && day(document.correctedOn)),
      ...fact('print.billedBy', document.employeeName),
      ...fact('history.deliveryDate', document.deliveryDate && day(document.deliveryDate)),
    ],
  ];
}

function composeMark({ document }: Records, type: DocumentType): Paper['mark'] {
  if (document.canceledAt) return { text: formatMessage('print.canceled'), strong: true };
  return type === 'INVOICE' ? { text: formatMessage('print.original'), strong: false } : undefined;
}

/** The disclaimer of the settings and the shop's own terms; each line is a paragraph. */
const composeTerms = ({ terms, print }: Records): string[] =>
  [terms, ...print.terms.split('\n')].map((text) => text.trim()).filter(isText);

/** Composes the text content of a document's paper (CGST Rules 2017, rules 46 and 49). */
export function compose(records: Records, logo?: Buffer): Paper {
  const { document } = records;
  const type = oneOf(DOCUMENT_TYPES, document.type);
  const isComposition = document.registration === 'COMPOSITION' && type === 'INVOICE';
  return {
    title: formatMessage(titleKey(records, type)),
    mark: composeMark(records, type),
    sentence: isComposition ? formatMessage('print.compositionSentence') : undefined,
    shop: composeShop(records, logo),
    customer: composeCustomer(records),
    facts: composeFacts(records, type),
    number: document.number,
    ...composeTable(records),
    ...composeSums(records),
    description: document.description ?? undefined,
    terms: composeTerms(records),
    issued: document.issuedAt,
  };
}
