import { fullName, mayMovePieces, nextWork, type FixedStatus, type Right, wayOfPiece } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { StoredPiece } from '../orders/draft.ts';
import { assignmentsOf, piecesOf, selectItems, toItems } from '../orders/items.ts';
import { type OrderRecord, requireOrder, toOrder } from '../orders/orders.ts';
import { asksForPhotos } from '../cloth/photos.ts';
import type { JobCardRow } from './contract.ts';
import { undoOf } from './lastMoves.ts';

type Card = Static<typeof JobCardRow>;
type OneCall = Pick<Call, 'db' | 'caller' | 'now' | 'files'>;
type Works = Awaited<ReturnType<typeof assignmentsOf>>;

/** The rights that include job cards: those to orders. */
const SEEN_WITH: readonly Right[] = ['order-list:view', 'order-list:edit', 'create-order:create'];

/**
 * Whether the caller may report progress of a piece: with the right to orders, or for their own piece. An API key is
 * not a person.
 */
export const mayMove = ({ rights, employeeId }: Call['caller'], piece: StoredPiece): boolean =>
  rights.has('order-list:edit') || (employeeId !== null && employeeId === piece.employeeId);

/** Whether the caller may see a piece's job card: with the right to orders, or when they work or worked on the item. */
function maySee({ rights, employeeId }: Call['caller'], piece: StoredPiece, works: Works): boolean {
  if (SEEN_WITH.some((right) => rights.has(right))) return true;
  const people = [piece.employeeId, ...works.map((work) => work.employeeId)];
  return employeeId !== null && people.includes(employeeId);
}

async function namesOf(db: TenantDb, pieces: readonly StoredPiece[]) {
  const staff = pieces.flatMap(({ employeeId }) => employeeId ?? []);
  const people =
    staff.length === 0
      ? []
      : await db.sql
          .selectFrom('staff')
          .where('tenantId', '=', db.tenantId)
          .where('id', 'in', staff)
          .select(['id', 'firstName', 'lastName'])
          .execute();
  const stages = await db.sql
    .selectFrom('stage')
    .where('tenantId', '=', db.tenantId)
    .select(['id', 'name'])
    .execute();
  return {
    people: new Map(people.map(({ id, firstName, lastName }) => [id, fullName(firstName, lastName)])),
    stages: new Map(stages.map(({ id, name }) => [id, name])),
  };
}

type Names = Awaited<ReturnType<typeof namesOf>>;
type Item = Awaited<ReturnType<typeof toItems>>[number];

function toCard(
  caller: Call['caller'],
  order: OrderRecord,
  item: Item,
  piece: StoredPiece,
  { people, stages, works, undo, asks }: Names & { works: Works; undo: string | null; asks: boolean },
): Card {
  const {
    order_no: number,
    delivery_time: delivery,
    trial_date: trial,
    urgent_status: urgent,
  } = toOrder(order);
  const person = (id: string | null) => {
    const known = works.find(({ employeeId }) => employeeId === id);
    const name = known ? fullName(known.firstName, known.lastName) : people.get(id ?? '');
    return id === null || name === undefined ? null : { employee_id: id, full_name: name };
  };
  const next = nextWork(piece, works);
  const open = mayMovePieces(order.fixed as FixedStatus | null) && order.documentId === null;
  return {
    piece_id: piece.id,
    number: piece.number,
    of: item.quantity,
    order_id: order.id,
    order_no: number,
    item_name: item.item_name,
    to_whom: item.to_whom,
    note: item.note,
    delivery_time: delivery,
    trial_date: trial,
    urgent_status: urgent,
    designs: item.design.design_areas.map(({ name }) => name),
    patterns: item.pattern.map(({ name }) => name),
    add_ons: item.add_ons.map(({ name }) => name),
    fabrics: item.fabrics.map(({ name, unit, quantity }) => ({ name, unit, quantity })),
    image: item.pattern.flatMap(({ image }) => image)[0]?.url ?? null,
    measurements: item.measurements,
    alters: item.alters,
    cloth: item.cloth,
    photo: item.pieces.find(({ id }) => id === piece.id)?.photo ?? null,
    photo_needed: asks && next === undefined && piece.state !== '2' && piece.photo === null ? 1 : 0,
    state: piece.state,
    stage_id: piece.stageId,
    stages: wayOfPiece(piece, works).map(({ stageId, employeeId, state }) => ({
      stage_id: stageId,
      stage: stages.get(stageId) ?? '',
      state,
      employee: person(employeeId),
    })),
    next: next
      ? {
          stage_id: next.stageId,
          stage: next.stage,
          employee: {
            employee_id: next.employeeId,
            full_name: fullName(next.firstName, next.lastName),
          },
        }
      : null,
    may_move: open && piece.state !== '2' && mayMove(caller, piece) ? 1 : 0,
    undo_until: open ? undo : null,
  };
}

/** The job cards of an order that the caller may see, in the order of items and pieces. */
export async function cardsOfOrder(call: OneCall, orderId: string): Promise<Card[]> {
  const { db, caller } = call;
  const order = await requireOrder(db, caller, orderId);
  const rows = await selectItems(db, caller).where('item.orderId', '=', orderId).execute();
  const items = await toItems(db, call, rows);
  const ids = rows.map(({ id }) => id);
  const pieces = Map.groupBy(await piecesOf(db, ids), ({ itemId }) => itemId);
  const works = Map.groupBy(await assignmentsOf(db, ids), ({ itemId }) => itemId);
  const all = [...pieces.values()].flat();
  const names = await namesOf(db, all);
  const undo = await undoOf(call, all);
  const asks = await asksForPhotos(db);
  return items.flatMap((item) =>
    (pieces.get(item.id) ?? [])
      .filter((piece) => maySee(caller, piece, works.get(item.id) ?? []))
      .map((piece) =>
        toCard(caller, order, item, piece, {
          ...names,
          works: works.get(item.id) ?? [],
          asks,
          undo: undo.get(piece.id) ?? null,
        }),
      ),
  );
}

/** The order of a piece; refuses NOT_FOUND. */
export async function orderOfPiece(db: TenantDb, piece: string): Promise<string> {
  const row = await db.sql
    .selectFrom('boutiquePiece')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', piece)
    .select('orderId')
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row.orderId;
}

/** The job card of a piece; refuses NOT_FOUND, also when the caller may not see it. */
export async function cardOfPiece(call: OneCall, piece: string): Promise<Card> {
  const cards = await cardsOfOrder(call, await orderOfPiece(call.db, piece));
  const card = cards.find(({ piece_id: id }) => id === piece);
  if (!card) throw new Refused('NOT_FOUND');
  return card;
}
