import { invalidField } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { createInvoice, createOrder, createProposal } from '../contract.ts';
import { findDocument, toDocument } from '../history/documents.ts';
import type { DocumentPayload, documentPayload } from '../payload.ts';
import { atPayloadFields } from './atPayloadFields.ts';
import { createDocument } from './create.ts';

/** One call per type; the payload repeats the type, which must match. */
const creating =
  (type: DocumentPayload['type']) =>
  async ({ db, caller, body, now }: Call<{}, {}, typeof documentPayload>) => {
    if (body.type !== type) throw invalidField('type');
    const id = await atPayloadFields(body, () => createDocument(db, caller, body, now));
    const document = await findDocument(db, caller, id);
    if (!document) throw new Error('A document just made is not visible to who made it');
    const data = toDocument(document);
    return { success: true as const, invoice_number: data.serial_number, document_id: id, data };
  };

/** Making documents (spec 2 §7). */
export const createRoutes: Route[] = [
  route(createInvoice, creating('invoice')),
  route(createOrder, creating('order')),
  route(createProposal, creating('proposal')),
];
