import { DOCUMENT_LABELS, formatMessage } from '@galla/domain';
import { invalidField } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { documentChanges, documentEditing, updateDocument, updateDocumentById } from '../contract.ts';
import { atPayloadFields } from '../create/atPayloadFields.ts';
import { findDocument, toDocument } from '../history/documents.ts';
import type { UpdatePayload } from '../updatePayload.ts';
import { documentType } from '../words.ts';
import { listChanges, toChange } from './changes.ts';
import { listEditing } from './editing.ts';
import { updateDocument as update } from './update.ts';

/** Edits a document; returns the updated document. */
async function edited(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
  body: UpdatePayload,
) {
  await atPayloadFields(body, () => update(db, caller, { id, body }, now));
  // Also when the edit put it in someone else's name.
  const document = await findDocument(db, { employeeId: null }, id);
  if (!document) throw new Error('A document just edited is not there');
  const data = toDocument(document);
  const label = formatMessage(DOCUMENT_LABELS[documentType[data.type]]);
  return {
    success: true as const,
    message: formatMessage('billing.updated', { document: label }),
    invoice_number: data.serial_number,
    document_id: id,
    data,
  };
}

/** Editing documents (spec 2 §7), what clients need for it, and the history of edits. */
export const updateRoutes: Route[] = [
  route(updateDocumentById, (call) => {
    const { doc_id: named } = call.body;
    if (named !== undefined && named !== call.params.id) throw invalidField('doc_id');
    return edited(call, call.params.id, call.body);
  }),

  route(updateDocument, (call) => edited(call, call.body.doc_id, call.body)),

  route(documentChanges, async ({ db, caller, query }) => {
    const rows = await listChanges(db, caller, query.document_ids.split(','));
    return { success: true, data: rows.map(toChange) };
  }),

  route(documentEditing, async ({ db, caller, query }) => ({
    success: true,
    data: await listEditing(db, caller, query.document_ids.split(',')),
  })),
];
