import type { Selectable } from 'kysely';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { type DocumentRecord, findDocument } from '../history/documents.ts';
import { type LineRecord, listLines } from '../history/lines.ts';
import { type PaymentRecord, selectPayments } from '../payments/payments.ts';

/** What a document's paper is composed from. */
export interface Records {
  document: DocumentRecord;
  lines: LineRecord[];
  payments: PaymentRecord[];
  shop: Selectable<TenantTables['shop']>;
  /** The disclaimer of the shop's settings. */
  terms: string;
  /** The account that QR codes pay to: the oldest one. */
  upi: { upiId: string; upiName: string } | undefined;
}

/** Reads a document that the caller may see with all that its paper says; undefined when there is none. */
export async function loadRecords(db: TenantDb, caller: Caller, id: string): Promise<Records | undefined> {
  const document = await findDocument(db, caller, id);
  if (!document) return undefined;
  const lines = await listLines(db, caller, [id]);
  const payments = await selectPayments(db, caller).where('payment.documentId', '=', id).execute();
  const { terms, ...shop } = await db.sql
    .selectFrom('shop')
    .leftJoin('tenantSetting', 'tenantSetting.tenantId', 'shop.tenantId')
    .where('shop.tenantId', '=', db.tenantId)
    .selectAll('shop')
    .select('tenantSetting.termsAndConditions as terms')
    .executeTakeFirstOrThrow();
  const upi = await db.sql
    .selectFrom('upiAccount')
    .where('tenantId', '=', db.tenantId)
    .select(['upiId', 'upiName'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { document, lines, payments, shop, terms: terms ?? '', upi };
}
