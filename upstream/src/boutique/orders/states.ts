import {
  checkReceivedMoney,
  type FixedStatus,
  fixedStatusNamed,
  mayMovePieces,
  problem,
  rupees,
  statusesByHand,
  statusOfPieces,
} from '@galla/domain';
import { paymentMode, paymentModeWord } from '../../billing/index.ts';
import { oneOf } from '../../db/oneOf.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { releaseFabrics } from '../fabrics/stock.ts';
import { refuseCollected } from './collect.ts';
import { commissionColumns } from './commission.ts';
import { noteEvents, type OrderEvent } from './events.ts';
import { writeMoney } from './money.ts';
import { lockOrder, moneyOf, type OrderRecord, touchOrder } from './orders.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;
/** The author and time of a write. */
export type OrderWriter = Writer;

/** All statuses of the shop: the six fixed ones in order, then its own. */
export async function readStatuses(db: TenantDb) {
  const rows = await db.sql
    .selectFrom('orderStatus')
    .where('tenantId', '=', db.tenantId)
    .select(['id', 'name', 'fixed'])
    .orderBy('fixed')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, fixed: row.fixed as FixedStatus | null }));
}

/**
 * Updates the order's status from its pieces. Unless a piece was moved, a manually set status is kept: an edit only
 * affects statuses derived from pieces.
 */
export async function followPieces(by: Writer, orderId: string, moved = false): Promise<void> {
  const { db } = by;
  const order = await db.sql
    .selectFrom('boutiqueOrder')
    .innerJoin('orderStatus as status', (join) =>
      join
        .onRef('status.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('status.id', '=', 'boutiqueOrder.statusId'),
    )
    .where('boutiqueOrder.tenantId', '=', db.tenantId)
    .where('boutiqueOrder.id', '=', orderId)
    .select(['status.id as statusId', 'status.fixed'])
    .executeTakeFirstOrThrow();
  const byPieces = ['PENDING', 'IN_PROCESS', 'PARTIALLY_DONE', 'COMPLETED'].includes(order.fixed ?? '');
  if (!moved && !byPieces) return;
  const pieces = await db.sql
    .selectFrom('boutiquePiece')
    .where('tenantId', '=', db.tenantId)
    .where('orderId', '=', orderId)
    .select('state')
    .execute();
  const fixed = statusOfPieces(pieces.map(({ state }) => oneOf(['0', '1', '2'], state)));
  if (fixed === order.fixed) return;
  const status = (await readStatuses(db)).find((one) => one.fixed === fixed);
  if (!status) throw new Error(`No status ${fixed}`);
  await db.sql
    .updateTable('boutiqueOrder')
    .set({ statusId: status.id, ...(await commissionColumns(by, orderId, fixed)) })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', orderId)
    .execute();
  await noteEvents(db, by, orderId, [{ kind: 'STATUS', facts: { status: status.name } }]);
}

/** Refuses to move pieces of an order that is on hold, canceled or billed. */
export function refuseMoves(order: OrderRecord): void {
  if (!mayMovePieces(order.fixed as FixedStatus | null))
    throw refusedFor(problem('status', 'INVALID_INPUT', 'orderRule.movesClosed'));
  if (order.documentId !== null) throw refusedFor(problem('status', 'INVALID_INPUT', 'orderRule.invoiced'));
}

/** What happens to received money, in the words of the wire. */
export interface SaidOfMoney {
  refund?: Exclude<keyof typeof paymentMode, 'Credit'> | null | undefined;
  keep?: string | null | undefined;
}

/** Cancels an order: received money is refunded, or kept for a stated reason; nothing stays pending. */
async function cancel(by: Writer, order: OrderRecord, said: SaidOfMoney): Promise<OrderEvent[]> {
  const { db, now } = by;
  if (order.documentId !== null) throw refusedFor(problem('status', 'INVALID_INPUT', 'orderRule.invoiced'));
  await refuseCollected(db, order.id);
  await releaseFabrics(by, order.id);
  const { advance, pending } = moneyOf(order);
  refuseOn(checkReceivedMoney(advance, said));
  const events: OrderEvent[] = [];
  const refund = advance > 0 && said.refund ? said.refund : undefined;
  const reason = advance > 0 && !refund ? said.keep?.trim() : undefined;
  if (refund) {
    const mode = paymentMode[refund];
    await writeMoney(db, by, { orderId: order.id, kind: 'REFUND', amount: advance, pending, left: 0, mode });
    events.push({ kind: 'REFUNDED', facts: { amount: rupees(advance), mode: paymentModeWord[mode] } });
  }
  if (reason) events.push({ kind: 'KEPT', facts: { amount: rupees(advance), reason } });
  await touchOrder(db, order.id, {
    canceledAt: now,
    pending: '0.00',
    keptReason: reason ?? null,
    refunded: rupees(paiseOf(order.refunded) + (refund ? advance : 0)),
  });
  return events;
}

/** A status or stage by id or name. */
const named = <T extends { id: string; name: string }>(all: readonly T[], asked: string): T | undefined =>
  all.find(({ id }) => id === asked) ??
  all.find(({ name }) => name.trim().toLowerCase() === asked.trim().toLowerCase());

/**
 * Sets an order's status manually (spec 3 §4).
 * @throws Refused at `status` with the allowed ones; at `received` when money was received and its fate was not stated
 */
export async function setStatus(
  by: Writer,
  {
    id,
    status: asked,
    expected,
    ...said
  }: { id: string; status: string; expected?: number | undefined } & SaidOfMoney,
): Promise<void> {
  const { db, caller } = by;
  const order = await lockOrder(db, caller, id, expected);
  const all = await readStatuses(db);
  const fixedAsked = fixedStatusNamed(asked);
  const status = all.find((one) => fixedAsked !== undefined && one.fixed === fixedAsked) ?? named(all, asked);
  if (status?.id === order.statusId) return;
  const now = { id: order.statusId, name: order.status, fixed: order.fixed as FixedStatus | null };
  const allowed = statusesByHand(now, all);
  if (!status || !allowed.some((one) => one.id === status.id))
    throw refusedFor(
      allowed.length === 0
        ? problem('status', 'INVALID_INPUT', 'orderRule.statusClosed')
        : problem('status', 'INVALID_INPUT', 'orderRule.statusNotAllowed', {
            allowed: allowed.map(({ name }) => name).join(', '),
          }),
      { allowed: allowed.map(({ name }) => name).join(', ') },
    );
  const events = status.fixed === 'CANCELLED' ? await cancel(by, order, said) : [];
  await touchOrder(db, id, { statusId: status.id, ...(await commissionColumns(by, id, status.fixed)) });
  await noteEvents(db, by, id, [{ kind: 'STATUS', facts: { status: status.name } }, ...events]);
}

/** A stage by id or name; refuses an unknown one. */
export async function requireStage(db: TenantDb, asked: string, field = 'stage') {
  const stages = await db.sql
    .selectFrom('stage')
    .where('tenantId', '=', db.tenantId)
    .select(['id', 'name'])
    .forKeyShare()
    .execute();
  const stage = named(stages, asked);
  if (!stage) throw refusedFor(problem(field, 'INVALID_INPUT', 'orderRule.gone'));
  return stage;
}

/** Sets an order's stage manually; its pieces do not move. */
export async function setStage(
  by: Writer,
  { id, stage: asked, expected }: { id: string; stage: string; expected?: number | undefined },
): Promise<void> {
  const { db, caller } = by;
  const order = await lockOrder(db, caller, id, expected);
  refuseMoves(order);
  const stage = await requireStage(db, asked);
  if (stage.id === order.stageId) return;
  await touchOrder(db, id, { stageId: stage.id });
  await noteEvents(db, by, id, [{ kind: 'STAGE', facts: { stage: stage.name } }]);
}
