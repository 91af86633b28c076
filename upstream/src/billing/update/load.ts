import {
  DOCUMENT_TYPES,
  type DocumentType,
  type EditedDocument,
  type Milli,
  type Paise,
} from '@galla/domain';
import { sql } from 'kysely';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { type DocumentRecord, selectDocuments } from '../history/documents.ts';
import { signedAmount } from '../payments/signed.ts';
import { type LineRecord, listLines } from '../history/lines.ts';

/** A document that is being edited, as it was before. */
export interface Before extends EditedDocument {
  type: DocumentType;
  row: DocumentRecord;
  lines: LineRecord[];
  walkIn: boolean;
  /** What was received for it and not given back: the advance and all payments since. */
  received: Paise;
  /** What it took from the stock, by the id of the product or variant. */
  moved: ReadonlyMap<string, Moved>;
}

/** What a document took from one place of the stock. */
export interface Moved {
  itemId: string;
  variantId: string | undefined;
  quantity: Milli;
}

async function movedBy(db: TenantDb, documentId: string): Promise<Map<string, Moved>> {
  const rows = await db.sql
    .selectFrom('stockMove')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', documentId)
    .select(['itemId', 'variantId'])
    .select(sql<string>`-sum(quantity)`.as('quantity'))
    .groupBy(['itemId', 'variantId'])
    .execute();
  return new Map(
    rows.map(({ itemId, variantId, quantity }) => {
      const taken = { itemId, variantId: variantId ?? undefined, quantity: milliOf(quantity) };
      return [variantId ?? itemId, taken];
    }),
  );
}

/** What else is known of the document: who bought, what was received, what took its place, what it follows. */
async function readStanding(db: TenantDb, { id, number, type, customerId }: DocumentRecord) {
  return db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', customerId)
    .select('walkIn')
    .select((customer) => [
      customer
        .selectFrom('payment')
        .where('payment.tenantId', '=', db.tenantId)
        .where('payment.documentId', '=', id)
        .select(sql<string>`sum(${signedAmount})`.as('received'))
        .as('received'),
      customer
        .and([
          customer.lit(type === 'ORDER'),
          customer.exists(
            customer
              .selectFrom('document as bill')
              .where('bill.tenantId', '=', db.tenantId)
              .where('bill.refNumber', '=', number)
              .where('bill.type', '=', 'INVOICE')
              .where('bill.canceledAt', 'is', null)
              .select('bill.id'),
          ),
        ])
        .as('billed'),
      customer
        .exists(
          customer
            .selectFrom('boutiqueOrder')
            .where('boutiqueOrder.tenantId', '=', db.tenantId)
            .where('boutiqueOrder.documentId', '=', id)
            .select('boutiqueOrder.id'),
        )
        .as('fromOrder'),
    ])
    .executeTakeFirstOrThrow();
}

/** Reads the document, which then stays as it is until the transaction ends: payments and other edits wait. */
export async function loadBefore(db: TenantDb, caller: Caller, id: string): Promise<Before> {
  const row = await selectDocuments(db, caller)
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  const standing = await readStanding(db, row);
  return {
    type: oneOf(DOCUMENT_TYPES, row.type),
    canceled: row.canceledAt !== null,
    accepted: row.type === 'PROPOSAL' && row.acceptedAt !== null,
    billed: Boolean(standing.billed),
    fromOrder: Boolean(standing.fromOrder),
    walkIn: standing.walkIn,
    received: paiseOf(standing.received ?? '0'),
    row,
    lines: await listLines(db, caller, [id]),
    moved: await movedBy(db, id),
  };
}
