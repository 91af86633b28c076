import { DOCUMENT_LABELS, formatMessage } from '@galla/domain';
import { moneySaid } from '../../http/amounts.ts';
import { type Route, route } from '../../http/route.ts';
import { convertDocument } from '../contract.ts';
import { findDocument, toDocument } from '../history/documents.ts';
import { documentType } from '../words.ts';
import { convertDocument as convert } from './convert.ts';

/** Converting orders and proposals (spec 2 §4). */
export const convertRoutes: Route[] = [
  route(convertDocument, async ({ db, caller, body, now }) => {
    const to = documentType[body.type];
    const expectedTotal = moneySaid(body.expected_total, 'expected_total');
    const id = await convert(db, caller, { documentId: body.document_id, to, expectedTotal }, now);
    const document = await findDocument(db, caller, id);
    const source = await findDocument(db, caller, body.document_id);
    if (!document || !source) throw new Error('A document just converted is not there');
    const data = toDocument(document);
    const label = formatMessage(DOCUMENT_LABELS[to]);
    return {
      success: true,
      message:
        to === 'INVOICE'
          ? formatMessage('billing.createdToast')
          : formatMessage('billing.created', { document: label, number: data.serial_number }),
      invoice_number: data.serial_number,
      document_id: id,
      data,
      source: toDocument(source),
    };
  }),
];
