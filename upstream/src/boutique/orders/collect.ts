import { checkHandOver, mayMovePieces, type Paise, problem, rupees, type FixedStatus } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseAltered } from '../alterations/rules.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { StoredPiece } from './draft.ts';
import { noteEvents } from './events.ts';
import { piecesOf, selectItems } from './items.ts';
import { lockOrder, moneyOf, type OrderRecord, touchOrder } from './orders.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Wire names of fields that the rule names differently. */
const FIELDS: Readonly<Record<string, string>> = {
  pieces: 'piece_ids',
  collectedBy: 'collected_by',
  leftDue: 'left_due',
};

/**
 * The chosen pieces of a locked order, with the names of their items. Refuses NOT_FOUND for a piece of another order.
 */
async function chosen({ db, caller }: Writer, order: OrderRecord, ids: readonly string[]) {
  const items = await selectItems(db, caller).where('item.orderId', '=', order.id).execute();
  const all = await piecesOf(
    db,
    items.map(({ id }) => id),
  );
  const pieces = all.filter(({ id }) => ids.includes(id));
  if (pieces.length !== new Set(ids).size) throw new Refused('NOT_FOUND');
  const names = items.filter(({ id }) => pieces.some(({ itemId }) => itemId === id)).map(({ name }) => name);
  return { pieces, facts: { pieces: pieces.length, item: names.join(', ') } };
}

/** Refuses to move or assign pieces that were handed over. */
export function refuseHandedOver(pieces: readonly StoredPiece[], field: string): void {
  if (pieces.some(({ handedOverAt }) => handedOverAt !== null))
    throw refusedFor(problem(field, 'INVALID_INPUT', 'handOver.pieceGone'));
}

/** Refuses to cancel an order with pieces that were handed over. */
export async function refuseCollected(db: TenantDb, orderId: string): Promise<void> {
  const gone = await db.sql
    .selectFrom('boutiquePiece')
    .where('tenantId', '=', db.tenantId)
    .where('orderId', '=', orderId)
    .where('handedOverAt', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (gone) throw refusedFor(problem('status', 'INVALID_INPUT', 'handOver.takeBackFirst'));
}

/**
 * Hands finished pieces over to the person who collects them.
 * @param leftDue the due amount that the caller saw and leaves open; undefined when not sent
 * @throws Refused NOT_FOUND; INVALID_INPUT at its field; CHANGED_MEANWHILE when the due amount changed
 */
export async function handOver(
  by: Writer,
  asked: { orderId: string; pieceIds: readonly string[]; collectedBy: string; leftDue: Paise | undefined },
): Promise<void> {
  const { db, caller, now } = by;
  const order = await lockOrder(db, caller, asked.orderId);
  if (!mayMovePieces(order.fixed as FixedStatus | null))
    throw refusedFor(problem('status', 'INVALID_INPUT', 'orderRule.movesClosed'));
  const { pieces, facts } = await chosen(by, order, asked.pieceIds);
  const { pending: due } = moneyOf(order);
  const { leftDue } = asked;
  refuseOn(
    ...checkHandOver({
      pieces: pieces.map(({ state, handedOverAt }) => ({ state, isHandedOver: handedOverAt !== null })),
      collectedBy: asked.collectedBy,
      due,
      leftDue,
    }).map((one) => ({ ...one, field: FIELDS[one.field] ?? one.field })),
  );
  if ((leftDue ?? 0) !== due)
    throw new Refused('CHANGED_MEANWHILE', {}, { details: { pending: rupees(due) } });
  const collectedBy = asked.collectedBy.trim();
  await db.sql
    .updateTable('boutiquePiece')
    .set({ handedOverAt: now, handedOverBy: caller.staffId, collectedBy })
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', asked.pieceIds)
    .execute();
  await touchOrder(db, order.id, {});
  await noteEvents(db, by, order.id, [
    {
      kind: 'HANDED_OVER',
      facts: { ...facts, collected_by: collectedBy, ...(due > 0 && { amount: rupees(due) }) },
    },
  ]);
}

/**
 * Undoes a hand-over: the pieces wait to be collected again.
 * @throws Refused NOT_FOUND; INVALID_INPUT at `piece_ids` for pieces that were not handed over
 */
export async function takeBack(by: Writer, orderId: string, pieceIds: readonly string[]): Promise<void> {
  const { db, caller } = by;
  const order = await lockOrder(db, caller, orderId);
  const { pieces, facts } = await chosen(by, order, pieceIds);
  if (pieces.some(({ handedOverAt }) => handedOverAt === null))
    throw refusedFor(problem('piece_ids', 'INVALID_INPUT', 'handOver.notGone'));
  await refuseAltered(db, pieceIds);
  await db.sql
    .updateTable('boutiquePiece')
    .set({ handedOverAt: null, handedOverBy: null, collectedBy: null })
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', pieceIds)
    .execute();
  await touchOrder(db, order.id, {});
  await noteEvents(db, by, order.id, [{ kind: 'TAKEN_BACK', facts }]);
}

/** Removes the names of collectors, and entered reasons, from the orders of a customer who is being erased. */
export async function forgetCollectors(db: TenantDb, customerId: string): Promise<void> {
  const orders = db.sql
    .selectFrom('boutiqueOrder')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    .select('id');
  await db.sql
    .updateTable('boutiquePiece')
    .set({ collectedBy: null })
    .where('tenantId', '=', db.tenantId)
    .where('orderId', 'in', orders)
    .where('collectedBy', 'is not', null)
    .execute();
  await db.sql
    .updateTable('boutiqueEvent')
    .set({ facts: sql`facts - 'collected_by' - 'reason'` })
    .where('tenantId', '=', db.tenantId)
    .where('orderId', 'in', orders)
    .where(sql<boolean>`facts ?| array['collected_by', 'reason']`)
    .execute();
}
