import { formatMessage } from '@galla/domain';
import { type Call, type Route, route } from '../../http/route.ts';
import { requireFreshPin } from '../../session/index.ts';
import { findDocument, toDocument } from '../history/documents.ts';
import { readWay } from '../refunds/payload.ts';
import { deleteDocument, restoreDocument, trashDocument } from './contract.ts';
import * as trash from './trash.ts';

async function documentNow({ db, caller }: Pick<Call, 'db' | 'caller'>, id: string) {
  const document = await findDocument(db, caller, id);
  if (!document) throw new Error('A document just moved is not there');
  return toDocument(document);
}

/** The trash of documents (spec 2 §7). */
export const trashRoutes: Route[] = [
  route(trashDocument, async (call) => {
    const id = call.body.document_id;
    await trash.trashDocument(call, id, readWay(call.body.refund));
    call.request.log.info({ staff: call.caller.staffId, document: id }, 'document moved to trash');
    return {
      success: true,
      message: formatMessage('transactions.trashed'),
      data: await documentNow(call, id),
    };
  }),

  route(restoreDocument, async (call) => {
    const id = call.body.document_id;
    await trash.restoreDocument(call, id);
    call.request.log.info({ staff: call.caller.staffId, document: id }, 'document put back');
    return {
      success: true,
      message: formatMessage('transactions.restored'),
      data: await documentNow(call, id),
    };
  }),

  route(deleteDocument, async (call) => {
    const { caller, params, now, request } = call;
    requireFreshPin(caller, now);
    await trash.deleteDocument(call, params.id);
    request.log.info({ staff: caller.staffId, document: params.id }, 'document deleted for good');
    return { success: true, message: formatMessage('transactions.deleted'), document_id: params.id };
  }),
];
