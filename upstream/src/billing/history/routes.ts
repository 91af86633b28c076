import { findAttachments } from '../attachments/list.ts';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { changesOf } from '../../lists/changes.ts';
import { customerDocuments, documentItems, fetchDocuments, getDocument } from '../contract.ts';
import { pointsCommissionOf } from '../earned.ts';
import { listByCustomer } from './byCustomer.ts';
import { prescriptionOf } from '../prescriptions/record.ts';
import { findDocument, toDocument } from './documents.ts';
import { listLines, listLinesByIds, toItem, toTax } from './lines.ts';
import { filterOf, narrowed } from './filter.ts';
import { listDocuments } from './list.ts';
import { sumByCustomer, sumDocuments } from './sums.ts';

const NOTHING_EARNED = { points: '0', emp_earned_rs: '0.00', expected_rs: '0.00' };

/** The totals of a list in the documented form of the transaction search (spec 2 §7). */
const totalsOf = ({ pending, billed }: { pending: string; billed: string }) => ({ pending, total: billed });

/** Reading documents (spec 2 §7). */
export const historyRoutes: Route[] = [
  route(fetchDocuments, async ({ db, caller, body, now }) => {
    const filter = filterOf(body, now);
    const { limit = filter.ids ? 100 : 5, page: number, after, include } = body;
    const { offset = number && (number - 1) * limit } = body;
    const { rows, page } = await listDocuments(
      db,
      caller,
      filter,
      { limit, offset, after, withCursors: include?.includes('page') },
      { by: body.sort_by, direction: body.sort_order },
    );
    const { employeeId } = filter;
    const mayTell = employeeId === caller.staffId || caller.rights.has('employees:view');
    const earned =
      include === undefined && employeeId !== undefined && mayTell
        ? await pointsCommissionOf(
            db,
            employeeId,
            rows.map(({ id }) => id),
          )
        : undefined;
    const sums = await sumDocuments(db, caller, filter, include);
    const earnedBy = (id: string) => earned && { points_commission: earned.get(id) ?? NOTHING_EARNED };
    return {
      success: true,
      data: rows.map((row) => ({
        ...toDocument(row),
        ...(include === undefined && {
          customer_number: row.customerMobile ?? '',
          ref_invoice_no: row.refNumber,
        }),
        ...earnedBy(row.id),
      })),
      ...(page && { page }),
      ...sums,
      ...(include === undefined && 'summary' in sums && { total_amount: totalsOf(sums.summary) }),
      ...(include?.includes('changes') && {
        changes: await changesOf(db, 'DOCUMENT', filter.updatedSince, now),
      }),
    };
  }),

  route(customerDocuments, async ({ db, caller, body }) => {
    const ids = body.customer_ids.split(',');
    const filter = narrowed(body);
    const { limit = 5, offset, after, include } = body;
    const asked = { limit, offset, after, withCursors: include?.includes('page') };
    const order = { by: body.sort_by, direction: body.sort_order };
    const documentsOf = await listByCustomer(db, caller, filter, ids, asked, order);
    const sumsOf = await sumByCustomer(db, caller, filter, ids, include);
    const data = ids.map((id) => {
      const { rows, page } = documentsOf(id);
      return { customer_id: id, documents: rows.map(toDocument), ...(page && { page }), ...sumsOf(id) };
    });
    return { success: true, data };
  }),

  route(documentItems, async ({ db, caller, query }) => {
    const lines = [
      ...(query.ids ? await listLines(db, caller, query.ids.split(',')) : []),
      ...(query.line_ids ? await listLinesByIds(db, caller, query.line_ids.split(',')) : []),
    ];
    const byDocument = Map.groupBy(lines, ({ documentId }) => documentId);
    const data = [...byDocument].map(([document_id, own]) => ({
      document_id,
      items: own.map(toItem),
      tax_details: own.map(toTax),
    }));
    return { success: true, data };
  }),

  route(getDocument, async ({ db, caller, params, files, now }) => {
    const document = await findDocument(db, caller, params.id);
    if (!document) throw new Refused('NOT_FOUND');
    const lines = await listLines(db, caller, [document.id]);
    const attachments = await findAttachments(db, caller, { documentIds: [document.id] });
    return {
      success: true,
      data: {
        document: toDocument(document),
        items: lines.map(toItem),
        tax_details: lines.map(toTax),
        attachments: attachments.map(({ id, path }) => ({ id, path: files.address(path, now) })),
        prescription: prescriptionOf(document.prescription),
      },
    };
  }),
];
