import { commissionKind, type CommissionPart, problem } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import {
  acceptParts,
  type DocumentRecord,
  findDocument,
  keepSplit,
  partsOfLines,
  partsOfSale,
  type PartsSent,
  type SharedSale,
  writeLineParts,
  writeParts,
} from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { maySeeEarnings } from '../access.ts';
import type { commissionParts } from './contract.ts';

type Parts = Static<typeof commissionParts.schema.answer>['data'];

/** No line: a part of the whole sale. */
const WHOLE = sql<string | null>`null::uuid`.as('lineId');

/** The parts of sales and their lines, as far as the caller may see them. */
export async function readParts(
  db: TenantDb,
  caller: Pick<Caller, 'staffId' | 'rights'>,
  ids: readonly string[],
): Promise<Parts> {
  const rows = await db.sql
    .selectFrom('documentSplit')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', 'in', ids)
    .select(['documentId as saleId', WHOLE, 'employeeId', 'lower', 'upper'])
    .unionAll(
      db.sql
        .selectFrom('documentLineSplit')
        .where('tenantId', '=', db.tenantId)
        .where('documentId', 'in', ids)
        .select(['documentId as saleId', 'lineId', 'employeeId', 'lower', 'upper']),
    )
    .unionAll(
      db.sql
        .selectFrom('boutiqueOrderSplit')
        .where('tenantId', '=', db.tenantId)
        .where('orderId', 'in', ids)
        .select(['orderId as saleId', WHOLE, 'employeeId', 'lower', 'upper']),
    )
    .orderBy('saleId')
    .orderBy('lineId', (order) => order.asc().nullsFirst())
    .orderBy('lower')
    .execute();
  return rows
    .filter(({ employeeId }) => maySeeEarnings(caller, employeeId))
    .map(({ saleId, lineId, employeeId, lower, upper }) => ({
      sale_id: saleId,
      line_id: lineId,
      employee_id: employeeId,
      percent: upper - lower,
    }));
}

interface Sold {
  sale: SharedSale;
  sellerId: string | null;
  /** The document; undefined for an order in pieces, whose history has other steps. */
  document?: Pick<DocumentRecord, 'id' | 'total' | 'pending' | 'revision'> | undefined;
}

/** Locks the document or order, so that concurrent changes of its parts see each other. */
async function lockSale({ db, caller }: Pick<Call, 'db' | 'caller'>, id: string): Promise<Sold> {
  if (commissionKind(caller.capabilities) === 'BOUTIQUE') {
    const order = await db.sql
      .selectFrom('boutiqueOrder')
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id)
      .select(['employeeId', 'canceledAt'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (order) return { sale: { orderId: id }, sellerId: order.employeeId };
  }
  const locked = await db.sql
    .selectFrom('document')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select(['id', 'total', 'pending', 'revision'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  const document = await findDocument(db, { employeeId: null }, id);
  if (!document) throw new Refused('NOT_FOUND');
  // In a boutique only orders in pieces earn, not documents; proposals never do.
  if (commissionKind(caller.capabilities) === 'BOUTIQUE' || document.type === 'PROPOSAL')
    throw refusedFor(problem('sale_id', 'INVALID_INPUT', 'split.earnsNothing'));
  return { sale: { documentId: id }, sellerId: document.employeeId, document: locked };
}

/** The sale or line to share, and its parts. */
interface SplitAsked {
  saleId: string;
  /** Undefined means the whole sale. */
  lineId: string | undefined;
  parts: PartsSent;
  /** Undefined skips the comparison. */
  seen: PartsSent | undefined;
}

const percentOf = (parts: readonly CommissionPart[], whose: string): number =>
  parts.find(({ employee }) => employee === whose)?.percent ?? 0;

const isSame = (parts: readonly CommissionPart[], seen: PartsSent): boolean =>
  parts.length === seen.length &&
  parts.every(
    ({ employee, percent }, at) => seen[at]?.employee_id === employee && seen[at]?.percent === percent,
  );

/** The current parts, and the fallback when there are none. */
interface Shared {
  parts: CommissionPart[];
  /** The parts that apply without explicit ones. */
  else: readonly CommissionPart[];
  /** Name of the line; undefined for the whole sale. */
  line: string | undefined;
}

/**
 * The current parts of the sale or line.
 * @throws Refused INVALID_INPUT for a line that is not on the document
 */
async function sharedNow(
  db: TenantDb,
  { sale, sellerId }: Sold,
  lineId: string | undefined,
): Promise<Shared> {
  const whole = await partsOfSale(db, sale);
  const seller = sellerId === null ? [] : [{ employee: sellerId, percent: 100 }];
  if (lineId === undefined) return { parts: whole, else: seller, line: undefined };
  const line = 'documentId' in sale ? await nameOfLine(db, sale.documentId, lineId) : undefined;
  if (line === undefined || !('documentId' in sale))
    throw refusedFor(problem('line_id', 'INVALID_INPUT', 'split.noLine'));
  const parts = (await partsOfLines(db, sale.documentId)).get(lineId) ?? [];
  return { parts, else: whole.length > 0 ? whole : seller, line };
}

async function nameOfLine(db: TenantDb, documentId: string, lineId: string): Promise<string | undefined> {
  const found = await db.sql
    .selectFrom('documentLine')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', documentId)
    .where('id', '=', lineId)
    .select('name')
    .executeTakeFirst();
  return found?.name;
}

/**
 * Sets the parts of a sale, or of a document's line. An empty list gives all of a sale to its seller, and makes a line
 * shared like its document. Closed months do not change: the next one has rows with the difference.
 * @throws Refused NOT_FOUND, INVALID_INPUT, CHANGED_MEANWHILE, PERMISSION_DENIED when the caller's own part would
 * change
 */
export async function splitSale(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  { saleId, lineId, parts: sent, seen }: SplitAsked,
): Promise<void> {
  const { db, caller, now } = call;
  const sold = await lockSale(call, saleId);
  const before = await sharedNow(db, sold, lineId);
  if (seen !== undefined && !isSame(before.parts, seen))
    throw refusedFor(problem('expected_parts', 'CHANGED_MEANWHILE', 'split.changed'));
  const of = lineId === undefined ? 'SALE' : 'LINE';
  const parts = await acceptParts(db, sent, 'parts', before.parts, of);
  const own = (named: readonly CommissionPart[]) =>
    percentOf(named.length > 0 ? named : before.else, caller.staffId);
  if (!caller.isOwner && own(parts) !== own(before.parts)) throw new Refused('PERMISSION_DENIED');
  const sharing = { staffId: caller.staffId, now };
  if (lineId !== undefined && 'documentId' in sold.sale)
    await writeLineParts(db, sold.sale.documentId, new Map([[lineId, parts]]), sharing);
  else await writeParts(db, sold.sale, parts, sharing);
  if (sold.document && !isSame(before.parts, sent))
    await keepSplit(db, sold.document, { line: before.line, before: before.parts, after: parts }, sharing);
}
