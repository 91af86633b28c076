import { DOCUMENT_TYPES, documentStatus, PAYMENT_MODES, percentText, quantityText } from '@galla/domain';
import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import type { Static } from 'typebox';
import { basisPointsOf, milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { DocumentRow } from '../answers.ts';
import { documentTypeWord, paymentModeWord, statusWord } from '../words.ts';
import { prescriptionOf } from '../prescriptions/record.ts';
import { documentSplit } from '../split/partsOf.ts';
import { ownDocuments } from './ownership.ts';

/** The order in pieces that a document bills. */
export const orderOf = (document: ExpressionBuilder<TenantTables, 'document'>) =>
  document
    .selectFrom('boutiqueOrder')
    .whereRef('boutiqueOrder.tenantId', '=', 'document.tenantId')
    .whereRef('boutiqueOrder.documentId', '=', 'document.id')
    .select('boutiqueOrder.id')
    .as('orderId');

/** The source of a document and the valid document made from it, each with its number. */
export const linksOf = (document: ExpressionBuilder<TenantTables, 'document'>) => {
  const source = () =>
    document
      .selectFrom('document as source')
      .whereRef('source.tenantId', '=', 'document.tenantId')
      .whereRef('source.id', '=', 'document.convertedFrom');
  const next = () =>
    document
      .selectFrom('document as next')
      .whereRef('next.tenantId', '=', 'document.tenantId')
      .whereRef('next.convertedFrom', '=', 'document.id')
      .where('next.canceledAt', 'is', null);
  return [
    source().select('source.number').as('convertedFromNumber'),
    source().select('source.type').as('convertedFromType'),
    next().select('next.id').as('convertedTo'),
    next().select('next.number').as('convertedToNumber'),
    next().select('next.type').as('convertedToType'),
  ] as const;
};

/** Whether an invoice was issued before the end of the last closed day; if so it can't change. */
export const dayClosedOf = (document: ExpressionBuilder<TenantTables, 'document'>) =>
  document
    .and([
      document('document.type', '=', 'INVOICE'),
      document(
        'document.issuedAt',
        '<=',
        document.fn.coalesce(
          document
            .selectFrom('dayClose')
            .whereRef('dayClose.tenantId', '=', 'document.tenantId')
            .where('dayClose.reopenedAt', 'is', null)
            .select((close) => close.fn.max('dayClose.until').as('until')),
          sql<Date>`'-infinity'::timestamptz`,
        ),
      ),
    ])
    .as('dayClosed');

/** The owner who lifted the limits. An aggregate, so that nothing is sorted per row of a page. */
export const liftedOf = (document: ExpressionBuilder<TenantTables, 'document'>) =>
  document
    .selectFrom('limitApproval')
    .innerJoin('staff as owner', (join) =>
      join
        .onRef('owner.tenantId', '=', 'limitApproval.tenantId')
        .onRef('owner.id', '=', 'limitApproval.approvedBy'),
    )
    .whereRef('limitApproval.tenantId', '=', 'document.tenantId')
    .whereRef('limitApproval.documentId', '=', 'document.id')
    .select(sql<string | null>`max(trim(owner.first_name || ' ' || owner.last_name))`.as('name'))
    .as('limitsLiftedBy');

/** The documents that the caller may see, as a base query to filter, order and page. */
export function selectDocuments(db: TenantDb, caller: Pick<Caller, 'employeeId'>) {
  return db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where(ownDocuments(caller))
    .selectAll('document')
    .select(orderOf)
    .select(linksOf)
    .select(dayClosedOf)
    .select(liftedOf)
    .select(documentSplit.as('isSplit'));
}

/** A stored document. */
export type DocumentRecord = InferResult<ReturnType<typeof selectDocuments>>[number];

type Row = Static<typeof DocumentRow>;

function discountOf({
  discountKind,
  discountValue,
}: DocumentRecord): Pick<Row, 'discount_type' | 'discount_value'> {
  if (discountKind === null || discountValue === null) return { discount_type: null, discount_value: null };
  return discountKind === 'AMOUNT'
    ? { discount_type: 'amount', discount_value: discountValue }
    : { discount_type: 'percentage', discount_value: percentText(basisPointsOf(discountValue)) };
}

function linkOf(id: string | null, type: string | null, number: string | null): Row['converted_to'] {
  if (id === null || type === null || number === null) return null;
  return { doc_id: id, type: documentTypeWord[oneOf(DOCUMENT_TYPES, type)], serial_number: number };
}

/** A document in its wire shape. */
export function toDocument(row: DocumentRecord): Row {
  const pending = paiseOf(row.pending);
  const type = oneOf(DOCUMENT_TYPES, row.type);
  const status = documentStatus({
    type,
    total: paiseOf(row.total),
    pending,
    cancelled: row.canceledAt !== null,
    accepted: row.acceptedAt !== null,
  });
  return {
    doc_id: row.id,
    type: documentTypeWord[type],
    serial_number: row.number,
    customer_id: row.customerId,
    customer_name: row.customerName,
    customer_phone: row.customerMobile ?? '',
    employee_id: row.employeeId,
    employee_name: row.employeeName,
    created_by: row.createdBy,
    created_at: row.issuedAt.toISOString(),
    date: row.issuedOn,
    status: statusWord[status],
    payment_mode: paymentModeWord[oneOf(PAYMENT_MODES, row.paymentMode)],
    total_items: row.itemCount,
    total_qty: quantityText(milliOf(row.totalQuantity)),
    net_amount: row.subtotal,
    ...discountOf(row),
    discount_amount: row.discount,
    total_gst: row.gst,
    cgst: row.cgst,
    sgst: row.sgst,
    igst: row.igst,
    round_off: row.roundOff,
    total_amount: row.total,
    advance: row.advance,
    pending_amount: row.pending,
    credited_amount: row.credited,
    is_day_closed: row.dayClosed ? 1 : 0,
    limits_lifted_by: row.limitsLiftedBy,
    is_split: row.isSplit ? 1 : 0,
    is_paid: pending <= 0 ? 1 : 0,
    delivery_date: row.deliveryDate,
    pay_on: row.payOn,
    description: row.description,
    ref_invoice: row.refNumber,
    order_id: row.orderId,
    is_invoice_avl: row.billedAt !== null,
    converted_from: linkOf(row.convertedFrom, row.convertedFromType, row.convertedFromNumber),
    converted_to: linkOf(row.convertedTo, row.convertedToType, row.convertedToNumber),
    is_deleted: row.trashedAt === null ? 0 : 1,
    deleted_at: row.trashedAt?.toISOString() ?? null,
    deleted_by_name: row.trashedByName,
    revision: row.revision,
    corrected_on: row.correctedOn,
    prescription: prescriptionOf(row.prescription),
    prescribed_on: row.prescribedOn,
  };
}

/** One document, if the caller may see it. */
export function findDocument(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  id: string,
): Promise<DocumentRecord | undefined> {
  return selectDocuments(db, caller).where('document.id', '=', id).executeTakeFirst();
}
