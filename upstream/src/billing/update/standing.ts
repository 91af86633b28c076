import { DOCUMENT_TYPES, type DocumentType, type EditedDocument, type Paise } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { DocumentRecord } from '../history/documents.ts';
import { signedAmount } from '../payments/signed.ts';

/**
 * The context of documents: customer, money received, the document that replaced them, and the one they were made from.
 */
export function listStandings(db: TenantDb, ids: readonly string[]) {
  return db.sql
    .selectFrom('document')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'document.tenantId')
        .onRef('customer.id', '=', 'document.customerId'),
    )
    .where('document.tenantId', '=', db.tenantId)
    .where('document.id', 'in', ids)
    .select(['document.id', 'customer.walkIn'])
    .select((document) => [
      document
        .selectFrom('payment')
        .whereRef('payment.tenantId', '=', 'document.tenantId')
        .whereRef('payment.documentId', '=', 'document.id')
        .select(sql<string>`sum(${signedAmount})`.as('received'))
        .as('received'),
      document
        .and([
          document('document.type', '=', 'ORDER'),
          document.exists(
            document
              .selectFrom('document as bill')
              .whereRef('bill.tenantId', '=', 'document.tenantId')
              .whereRef('bill.refNumber', '=', 'document.number')
              .where('bill.type', '=', 'INVOICE')
              .where('bill.canceledAt', 'is', null)
              .select('bill.id'),
          ),
        ])
        .as('billed'),
      document
        .exists(
          document
            .selectFrom('documentLine as line')
            .whereRef('line.tenantId', '=', 'document.tenantId')
            .whereRef('line.documentId', '=', 'document.id')
            .where('line.discount', '>', '0')
            .select('line.id'),
        )
        .as('discountInLines'),
    ])
    .execute();
}

export type StandingRecord = Awaited<ReturnType<typeof listStandings>>[number];

/** What decides whether and how a document may be edited. */
export interface Standing extends EditedDocument {
  type: DocumentType;
  walkIn: boolean;
  /** Received minus given back: the advance and all later payments. */
  received: Paise;
  /** Whether its discount was before tax. */
  discountInLines: boolean;
}

export const standingOf = (row: DocumentRecord, standing: StandingRecord): Standing => ({
  type: oneOf(DOCUMENT_TYPES, row.type),
  trashed: row.trashedAt !== null,
  canceled: row.canceledAt !== null,
  accepted: row.type === 'PROPOSAL' && row.acceptedAt !== null,
  billed: Boolean(standing.billed),
  fromOrder: row.orderId !== null,
  returned: paiseOf(row.credited) > 0,
  dayClosed: Boolean(row.dayClosed),
  walkIn: standing.walkIn,
  received: paiseOf(standing.received ?? '0'),
  discountInLines: Boolean(standing.discountInLines),
});
