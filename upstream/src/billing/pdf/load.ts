import type { Day, PrintSettings, QrSettings } from '@galla/domain';
import type { Selectable } from 'kysely';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { readPrintSettings, readQrSettings } from '../../tenant/index.ts';
import { type DocumentRecord, selectDocuments } from '../history/documents.ts';
import { type LineRecord, listLines } from '../history/lines.ts';
import { type PaymentRecord, selectPayments } from '../payments/payments.ts';

/** The shop's facts for its papers, and its print settings. */
export interface ShopFacts {
  shop: Selectable<TenantTables['shop']>;
  /** The disclaimer of the shop's settings. */
  terms: string;
  /** The account that QR codes pay to: the shop's oldest one. */
  upi: { upiId: string; upiName: string } | undefined;
  print: PrintSettings;
  /** Whether slips include HSN codes. */
  hsnOnSlip: boolean;
  /** Appearance of QR codes. */
  qr: QrSettings;
}

/** Everything a document's paper is composed from. */
export interface Records extends ShopFacts {
  document: DocumentRecord;
  lines: LineRecord[];
  payments: PaymentRecord[];
  /** For a credit note: `document` and `lines` hold the returned goods. */
  creditNote?: NoteFacts;
}

/** What a credit note states in addition to its lines and sums. */
export interface NoteFacts {
  /** The invoice that it refers to (CGST Rules 2017, rule 53). */
  against: { number: string; issuedOn: Day };
  reason: string;
  /** Where its value went. */
  settled: string[];
}

/** Reads the facts that every paper of the shop needs. */
export async function loadShop(db: TenantDb): Promise<ShopFacts> {
  const { terms, hsnOnSlip, ...shop } = await db.sql
    .selectFrom('shop')
    .leftJoin('tenantSetting', 'tenantSetting.tenantId', 'shop.tenantId')
    .where('shop.tenantId', '=', db.tenantId)
    .selectAll('shop')
    .select(['tenantSetting.termsAndConditions as terms', 'tenantSetting.hsnOnSlip'])
    .executeTakeFirstOrThrow();
  const upi = await db.sql
    .selectFrom('upiAccount')
    .where('tenantId', '=', db.tenantId)
    .select(['upiId', 'upiName'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return {
    shop,
    terms: terms ?? '',
    hsnOnSlip: hsnOnSlip ?? false,
    upi,
    print: await readPrintSettings(db),
    qr: await readQrSettings(db),
  };
}

/** A document as issued: for an erased customer the details of the paper are stored separately. */
async function findIssued(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  id: string,
): Promise<DocumentRecord | undefined> {
  const row = await selectDocuments(db, caller)
    .where('document.id', '=', id)
    .leftJoin('erasedParty as party', (join) =>
      join.onRef('party.tenantId', '=', 'document.tenantId').onRef('party.documentId', '=', 'document.id'),
    )
    .select(['party.name as partyName', 'party.mobile as partyMobile', 'party.address as partyAddress'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { partyName, partyMobile, partyAddress, ...document } = row;
  if (partyName === null) return document;
  return {
    ...document,
    customerName: partyName,
    customerMobile: partyMobile,
    customerAddress: partyAddress,
  };
}

/** Reads a document that the caller may see, with everything its paper needs; undefined when there is none. */
export async function loadRecords(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  id: string,
): Promise<Records | undefined> {
  const document = await findIssued(db, caller, id);
  if (!document) return undefined;
  const lines = await listLines(db, caller, [id]);
  const payments = await selectPayments(db, caller).where('payment.documentId', '=', id).execute();
  return { document, lines, payments, ...(await loadShop(db)) };
}
