import { addDays, parseRupees } from '@galla/domain';
import { sql } from 'kysely';
import {
  createOrder,
  invoiceOrder,
  movePieces,
  receiveOnOrder,
  setStatus,
  type OrderWriter,
} from '../../boutique/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { dayOf, instantOf } from '../clock.ts';
import { type DemoOrder, type DemoOrderState, orders } from '../trades/boutique/orders.ts';
import type { ShopData } from '../types.ts';
import { choicesOf } from './choices.ts';
import { ownerOf } from './owner.ts';
import { at, type Ids } from './places.ts';

/** The boutique's daily capacity in pieces. */
const DAILY_PIECES = 8;

/** Time of the first order of a day, in minutes after midnight. */
const MORNING = 11 * 60;

const piecesOf = async (db: TenantDb, orderId: string) =>
  db.sql
    .selectFrom('boutiquePiece as piece')
    .innerJoin('boutiqueOrderItem as item', (join) =>
      join.onRef('item.tenantId', '=', 'piece.tenantId').onRef('item.id', '=', 'piece.itemId'),
    )
    .where('piece.tenantId', '=', db.tenantId)
    .where('piece.orderId', '=', orderId)
    .select(['piece.id', 'piece.state'])
    .orderBy('item.position')
    .orderBy('piece.number')
    .execute();

type Step = (by: OrderWriter, orderId: string) => Promise<unknown>;

const begin: Step = async (by, orderId) => {
  const pieces = await piecesOf(by.db, orderId);
  await movePieces(
    by,
    pieces.map(({ id }) => id),
    '1',
  );
};
/** The first piece passes all its stages. */
const finishFirst: Step = async (by, orderId) => {
  const piece = (await piecesOf(by.db, orderId))[0];
  if (!piece || piece.state === '2') return;
  await movePieces(by, [piece.id], '2');
  await finishFirst(by, orderId);
};
/** Unfinished pieces move on by one stage. */
const advance: Step = async (by, orderId) => {
  const open = (await piecesOf(by.db, orderId)).filter(({ state }) => state !== '2');
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await movePieces(by, ids, '2');
};
const payRest: Step = async (by, orderId) => {
  const { pending } = await by.db.sql
    .selectFrom('boutiqueOrder')
    .where('tenantId', '=', by.db.tenantId)
    .where('id', '=', orderId)
    .select('pending')
    .executeTakeFirstOrThrow();
  const amount = parseRupees(pending) ?? 0;
  await receiveOnOrder(by, { orderId, amount, expectedPending: amount, mode: 'CASH' });
};
const statusNamed =
  (status: string, said: object = {}): Step =>
  (by, id) =>
    setStatus(by, { id, status, ...said });

const DONE = [begin, advance, advance, advance];
const STEPS: Record<DemoOrderState, readonly Step[]> = {
  PENDING: [],
  BEGUN: [begin],
  PARTLY: [begin, finishFirst],
  DONE,
  INVOICED: [...DONE, payRest],
  HELD: [statusNamed('Held')],
  WAITING: [statusNamed('Held'), statusNamed('Waits for cloth')],
  CANCELLED: [statusNamed('Cancelled', { refund: 'Cash' })],
};

/**
 * Takes the boutique's orders and works on them, each on its days, using the product's own code, so that numbers,
 * amounts, pieces, payments and events are consistent.
 */
export async function writeOrders(db: TenantDb, data: ShopData, ids: Ids, now: Date): Promise<void> {
  const caller = ownerOf(db, data, ids, 2);
  await db.sql
    .updateTable('tenantSetting')
    .set({ dailyPieces: DAILY_PIECES })
    .where('tenantId', '=', db.tenantId)
    .execute();
  const today = dayOf(now);
  const choices = await choicesOf(db);
  const oldest = addDays(today, -Math.max(...orders.map(({ ago }) => ago)));
  const known = data.customers.flatMap(({ createdOn }, place) => (createdOn < oldest ? [place] : []));
  const takenAt = ({ ago }: DemoOrder): Date => (ago === 0 ? now : instantOf(addDays(today, -ago), MORNING));
  const made: { id: string; order: DemoOrder; takenAt: Date }[] = [];
  // All orders are taken before any work, so that numbers follow the days.
  for (const [n, order] of orders.entries()) {
    const time = takenAt(order);
    const customerId = at(ids.customers, at(known, n * 5));
    const body = choices.payloadOf(order, { today, customerId, staff: ids.staff });
    made.push({ id: await createOrder({ db, caller, now: time }, body), order, takenAt: time });
  }
  for (const { id, order, takenAt: from } of made) {
    const steps = STEPS[order.state];
    const span = now.getTime() - from.getTime();
    for (const [n, step] of steps.entries()) {
      const time = new Date(from.getTime() + Math.floor((span * (n + 1)) / (steps.length + 1)));
      await step({ db, caller, now: time }, id);
    }
    // Invoices come last, so that their numbers follow the days too.
    if (order.state === 'INVOICED') await invoiceOrder({ db, caller, now }, id);
  }
  // Taking an order sets when its customer was last seen; later visits must prevail.
  await sql`
    update customer set last_seen_at = greatest(last_seen_at,
      (select max(issued_at) from document where document.tenant_id = customer.tenant_id
        and document.customer_id = customer.id))
    where tenant_id = ${db.tenantId} and exists (select 1 from boutique_order
      where boutique_order.tenant_id = customer.tenant_id and boutique_order.customer_id = customer.id)
  `.execute(db.sql);
}
