import { DOCUMENT_TYPES } from '@galla/domain';
import type { Static } from 'typebox';
import { oneOf } from '../../db/oneOf.ts';
import { directoryRoute, publicRoute, type Route, route } from '../../http/route.ts';
import { documentShares, openShared, revokeShare, shareDocument, sharedPdf } from '../contract.ts';
import { balanceLink } from '../pdf/compose/sums.ts';
import type { Records } from '../pdf/load.ts';
import { drawPaper } from '../pdf/routes.ts';
import { documentTypeWord } from '../words.ts';
import { makeShare } from './make.ts';
import { openShare } from './open.ts';
import { endShare } from './revoke.ts';
import { selectOpenShares, toShare } from './shares.ts';

/** The data of a document for the page behind a link. */
function toShared(records: Records): Static<typeof openShared.schema.answer>['data'] {
  const { document } = records;
  return {
    shop_name: document.supplierName,
    type: documentTypeWord[oneOf(DOCUMENT_TYPES, document.type)],
    serial_number: document.number,
    date: document.issuedOn,
    total_amount: document.total,
    pending_amount: document.pending,
    is_canceled: document.canceledAt === null ? 0 : 1,
    upi_link: balanceLink(records) ?? null,
  };
}

/** Links to documents: staff make, list and revoke them; anyone with a link can open it. */
export const shareRoutes: Route[] = [
  route(documentShares, async ({ db, caller, query, now }) => {
    const { document_ids: documentIds, ids } = query;
    const named = documentIds ?? ids;
    if (named === undefined) return { success: true, data: [] };
    const by = documentIds === undefined ? 'share.id' : 'share.documentId';
    const rows = await selectOpenShares(db, caller, now).where(by, 'in', named.split(',')).execute();
    return { success: true, data: rows.map(toShare) };
  }),

  directoryRoute(shareDocument, async (call) => {
    const made = await makeShare(call, call.body);
    const { caller, request, body } = call;
    request.log.info({ staff: caller.staffId, document: body.document_id }, 'a document was shared');
    return made;
  }),

  route(revokeShare, async (call) => {
    const { params, caller, request } = call;
    const documentId = await endShare(call, params.id);
    request.log.info({ staff: caller.staffId, document: documentId }, 'a link was revoked');
    return { success: true, id: params.id, document_id: documentId };
  }),

  publicRoute(openShared, async (call) => {
    const records = await openShare(call, call.body.secret);
    return { success: true, data: toShared(records) };
  }),

  publicRoute(sharedPdf, async (call) => drawPaper(await openShare(call, call.body.secret), call.files)),
];
