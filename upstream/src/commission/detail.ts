import { type EarningMode, percentText, quantityText, rupees } from '@galla/domain';
import {
  boundsOfLine,
  documentPartPercent,
  documentPartsOf,
  earnedOfLine,
  earnedRupees,
  expectedRupees,
  findDocument,
  linePartPercent,
} from '../billing/index.ts';
import { basisPointsOf, milliOf, paiseOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { maySeeEarnings } from './access.ts';

/** The lines of a document that a person earns from, in order, each with the document's earned and expected amounts. */
const earningLines = (db: TenantDb, employeeId: string, documentId: string) =>
  db.sql
    .selectFrom('documentLine as line')
    .innerJoin('document', (join) =>
      join.onRef('document.tenantId', '=', 'line.tenantId').onRef('document.id', '=', 'line.documentId'),
    )
    .innerJoin(documentPartsOf(db, employeeId).as('part'), 'part.saleId', 'document.id')
    .innerJoinLateral(boundsOfLine.as('bounds'), (join) => join.onTrue())
    .where('line.tenantId', '=', db.tenantId)
    .whereRef('bounds.lower', '<', 'bounds.upper')
    .where('line.documentId', '=', documentId)
    .where('line.earned', '>', '0')
    .selectAll('line')
    .select([earnedOfLine('earned').as('earnedNow'), earnedOfLine('earned_points').as('pointsNow')])
    .select([earnedRupees.as('earnedByNow'), expectedRupees().as('stillExpected')])
    .select([documentPartPercent.as('partPercent'), linePartPercent.as('linePercent')])
    .orderBy('line.position')
    .execute();

type Line = Awaited<ReturnType<typeof earningLines>>[number];

/** What a line earns under the terms of the bill, less what was returned. */
const toEarning = (line: Line) => {
  const byPercent = (line.earningMode as EarningMode) === 'PERCENT';
  return {
    item_name: line.name,
    qty: quantityText(milliOf(line.quantity)),
    amount: line.earningAmount,
    percentage: byPercent ? percentText(basisPointsOf(line.employeePercentage)) : null,
    points: byPercent ? null : quantityText(milliOf(line.pointsNow)),
    point_value: byPercent ? null : line.pointValue,
    commission: line.earnedNow,
    part: line.linePercent,
  };
};

/** Whether a person has a part of a document. */
async function hasPart(db: TenantDb, employeeId: string, id: string): Promise<boolean> {
  const found = await db.sql
    .selectFrom(documentPartsOf(db, employeeId).as('part'))
    .where('part.saleId', '=', id)
    .select('part.saleId')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * What a person earns of a document by product and service (spec 3 §3 Commission detail); nothing if it is canceled.
 * @param asked the person; default the document's seller
 */
export async function commissionOfDocument(db: TenantDb, caller: Caller, id: string, asked?: string) {
  const document = await findDocument(db, { employeeId: null }, id);
  const employeeId = asked ?? document?.employeeId;
  if (!document || !employeeId || !maySeeEarnings(caller, employeeId)) throw new Refused('NOT_FOUND');
  const lines = document.canceledAt === null ? await earningLines(db, employeeId, id) : [];
  // A person with a part still gets an answer when nothing is earned.
  if (lines.length === 0 && asked !== undefined && !(await hasPart(db, asked, id)))
    throw new Refused('NOT_FOUND');
  const total = rupees(lines.reduce((sum, { earnedNow }) => sum + paiseOf(earnedNow), 0));
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  return {
    employee_comission: {
      product: of('PRODUCT').map((line) => ({ product_id: line.itemId, ...toEarning(line) })),
      service: of('SERVICE').map((line) => ({ service_id: line.itemId, ...toEarning(line) })),
    },
    total_amount: total,
    earned: lines[0]?.earnedByNow ?? '0.00',
    expected: lines[0]?.stillExpected ?? '0.00',
    percent: lines[0]?.partPercent ?? null,
    on_money: document.commissionOnMoney ? (1 as const) : (0 as const),
  };
}
