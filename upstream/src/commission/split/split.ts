import { commissionKind, type CommissionPart, problem } from '@galla/domain';
import type { Static } from 'typebox';
import {
  acceptParts,
  findDocument,
  partsOfSale,
  type PartsSent,
  type SharedSale,
  writeParts,
} from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { maySeeEarnings } from '../access.ts';
import type { commissionParts } from './contract.ts';

type Told = Static<typeof commissionParts.schema.answer>['data'];

/** Who shares these sales, as far as the caller may see it. */
export async function readParts(
  db: TenantDb,
  caller: Pick<Caller, 'staffId' | 'rights'>,
  ids: readonly string[],
): Promise<Told> {
  const rows = await db.sql
    .selectFrom('documentSplit')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', 'in', ids)
    .select(['documentId as saleId', 'employeeId', 'lower', 'upper'])
    .unionAll(
      db.sql
        .selectFrom('boutiqueOrderSplit')
        .where('tenantId', '=', db.tenantId)
        .where('orderId', 'in', ids)
        .select(['orderId as saleId', 'employeeId', 'lower', 'upper']),
    )
    .orderBy('saleId')
    .orderBy('lower')
    .execute();
  return rows
    .filter(({ employeeId }) => maySeeEarnings(caller, employeeId))
    .map(({ saleId, employeeId, lower, upper }) => ({
      sale_id: saleId,
      employee_id: employeeId,
      percent: upper - lower,
    }));
}

interface Sold {
  sale: SharedSale;
  sellerId: string | null;
}

/** The document or order, locked: of two who share it at once the second sees what the first did. */
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
  await db.sql
    .selectFrom('document')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .execute();
  const document = await findDocument(db, { employeeId: null }, id);
  if (!document) throw new Refused('NOT_FOUND');
  // In a boutique orders in pieces earn, and no documents; proposals never do.
  if (commissionKind(caller.capabilities) === 'BOUTIQUE' || document.type === 'PROPOSAL')
    throw refusedFor(problem('sale_id', 'INVALID_INPUT', 'split.earnsNothing'));
  return { sale: { documentId: id }, sellerId: document.employeeId };
}

const percentOf = (parts: readonly CommissionPart[], sellerId: string | null, whose: string): number => {
  if (parts.length === 0) return sellerId === whose ? 100 : 0;
  return parts.find(({ employee }) => employee === whose)?.percent ?? 0;
};

const isSame = (parts: readonly CommissionPart[], seen: PartsSent): boolean =>
  parts.length === seen.length &&
  parts.every(
    ({ employee, percent }, at) => seen[at]?.employee_id === employee && seen[at]?.percent === percent,
  );

/**
 * Shares what a sale earns among these, none of them gives all to its seller. Months that are closed stay: the next one has rows
 * of the difference.
 * @throws Refused NOT_FOUND, INVALID_INPUT, CHANGED_MEANWHILE, PERMISSION_DENIED where the own part changes
 */
export async function splitSale(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  { saleId, parts: sent, seen }: { saleId: string; parts: PartsSent; seen: PartsSent | undefined },
): Promise<void> {
  const { db, caller, now } = call;
  const { sale, sellerId } = await lockSale(call, saleId);
  const before = await partsOfSale(db, sale);
  if (seen !== undefined && !isSame(before, seen))
    throw refusedFor(problem('expected_parts', 'CHANGED_MEANWHILE', 'split.changed'));
  const parts = await acceptParts(db, sent, 'parts', before);
  const own = (of: readonly CommissionPart[]) => percentOf(of, sellerId, caller.staffId);
  if (!caller.isOwner && own(parts) !== own(before)) throw new Refused('PERMISSION_DENIED');
  await writeParts(db, sale, parts, { staffId: caller.staffId, now });
}
