import { formatMessage } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { addAttachment, deleteAttachment, listAttachments } from './contract.ts';
import { findAttachments, toAttachment } from './list.ts';
import { add, remove } from './write.ts';

async function attachmentNow(
  { db, caller, files, now }: Pick<Call, 'db' | 'caller' | 'files' | 'now'>,
  id: string,
) {
  const [row] = await findAttachments(db, caller, { ids: [id] });
  if (!row) throw new Refused('NOT_FOUND');
  return toAttachment(row, files, now);
}

/** Pictures attached to documents. */
export const attachmentRoutes: Route[] = [
  route(listAttachments, async ({ db, caller, query, files, now }) => {
    const rows = await findAttachments(db, caller, {
      customerId: query.customer_id,
      documentIds: query.document_ids?.split(','),
      ids: query.ids?.split(','),
    });
    return { success: true, data: rows.map((row) => toAttachment(row, files, now)) };
  }),

  route(addAttachment, async (call) => {
    const { caller, request, body } = call;
    const id = await add(call, body.document_id, body.image_id);
    request.log.info({ staff: caller.staffId, document: body.document_id }, 'attachment added');
    return {
      success: true,
      message: formatMessage('attachments.added'),
      data: await attachmentNow(call, id),
    };
  }),

  route(deleteAttachment, async (call) => {
    const { caller, request, body } = call;
    const documentId = await remove(call, body.id);
    request.log.info({ staff: caller.staffId, document: documentId }, 'attachment deleted');
    return {
      success: true,
      message: formatMessage('attachments.removed'),
      uid: body.id,
      document_id: documentId,
    };
  }),
];
