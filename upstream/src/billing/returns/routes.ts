import { formatMessage, formatRupees } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { moneyIn, quantityIn } from '../../http/amounts.ts';
import { invalidField, Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { findDocument, toDocument } from '../history/documents.ts';
import { paymentMode } from '../words.ts';
import { createCreditNote, creditNotePdf, creditNotes } from './contract.ts';
import { createCreditNote as create } from './create.ts';
import { drawNote } from './paper.ts';
import { readNotes } from './records.ts';

/** Returns, and their papers. */
export const returnRoutes: Route[] = [
  route(createCreditNote, async ({ db, caller, body, now, request }) => {
    const asked = {
      documentId: body.document_id,
      expectedPending: moneyIn(body.expected_pending, 'expected_pending'),
      expectedTotal: moneyIn(body.expected_total, 'expected_total'),
      reason: body.reason,
      note: body.note?.trim() || undefined,
      lines: body.items.map(({ line_id, qty, condition }, at) => ({
        lineId: line_id,
        quantity: quantityIn(qty, `items.${at}.qty`),
        condition,
      })),
      settlement: body.settlement ?? undefined,
      refund: {
        ...(body.refund_mode && { mode: paymentMode[body.refund_mode] }),
        reference: body.refund_reference?.trim() || undefined,
        bank: body.refund_bank?.trim() || undefined,
      },
    };
    const id = await create(db, caller, asked, now);
    request.log.info({ staff: caller.staffId, document: body.document_id, note: id }, 'goods came back');
    const document = await findDocument(db, caller, body.document_id);
    const [note] = await readNotes(db, caller, { ids: [id] });
    if (!document || !note) throw new Error('A credit note just made is not there');
    return {
      success: true,
      message: formatMessage('returns.made', {
        number: note.serial_number,
        amount: formatRupees(paiseOf(note.total_amount)),
      }),
      data: toDocument(document),
      credit_note: note,
    };
  }),

  route(creditNotes, async ({ db, caller, body }) => {
    const { ids, document_ids: documents } = body;
    if ((ids === undefined) === (documents === undefined)) throw invalidField('document_ids');
    const which = ids ? { ids: ids.split(',') } : { documentIds: documents?.split(',') ?? [] };
    return { success: true, data: await readNotes(db, caller, which) };
  }),

  route(creditNotePdf, async ({ db, caller, params, query, files }) => {
    const file = await drawNote({ db, caller, files }, params.id, query.paper);
    if (!file) throw new Refused('NOT_FOUND');
    return file;
  }),
];
