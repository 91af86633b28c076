import { checkAlteration, fullName, type Paise, problem, rupees, wayOfPiece } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { createOrder } from '../orders/create.ts';
import type { StoredPiece } from '../orders/draft.ts';
import { noteEvents } from '../orders/events.ts';
import { assignmentsOf, piecesOf, selectItems, toStored } from '../orders/items.ts';
import { lockOrder } from '../orders/orders.ts';
import type { OrderPayload } from '../orders/payload.ts';
import { stagesOf } from '../orders/people.ts';
import type { SewnBy } from './read.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

export interface AlterationToTake {
  pieceId: string;
  cause: string;
  charge: Paise;
  /** The delivery day; '' when none was given. */
  deliveryDate: string;
  employeeId: string | undefined;
  stageId: string | undefined;
}

/** The order by which the piece is currently being altered; undefined when there is none. */
async function openAlteration(db: TenantDb, pieceId: string): Promise<string | undefined> {
  const open = await db.sql
    .selectFrom('boutiqueAlteration as alteration')
    .innerJoin('boutiqueOrder as order', (join) =>
      join.onRef('order.tenantId', '=', 'alteration.tenantId').onRef('order.id', '=', 'alteration.orderId'),
    )
    .innerJoin('boutiquePiece as piece', (join) =>
      join
        .onRef('piece.tenantId', '=', 'alteration.tenantId')
        .onRef('piece.itemId', '=', 'alteration.itemId'),
    )
    .where('alteration.tenantId', '=', db.tenantId)
    .where('alteration.pieceId', '=', pieceId)
    .where('order.canceledAt', 'is', null)
    .where('piece.handedOverAt', 'is', null)
    .select('order.number')
    .limit(1)
    .executeTakeFirst();
  return open?.number;
}

/** The people who sewed a piece, by stage, under current names. */
async function sewnBy(db: TenantDb, piece: StoredPiece): Promise<SewnBy[]> {
  const way = wayOfPiece(piece, await assignmentsOf(db, [piece.itemId]));
  const ids = way.flatMap(({ employeeId }) => employeeId ?? []);
  if (ids.length === 0) return [];
  const people = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .select(['id', 'firstName', 'lastName'])
    .execute();
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, fullName(firstName, lastName)]));
  const stages = await stagesOf(db);
  return way.flatMap(({ stageId, employeeId }) =>
    employeeId === null
      ? []
      : [{ stage: stages.get(stageId) ?? '', employeeId, name: names.get(employeeId) ?? '' }],
  );
}

/** The piece with its item and its order, which is locked. Refuses NOT_FOUND. */
async function requirePiece({ db, caller }: Writer, pieceId: string) {
  const { orderId } =
    (await db.sql
      .selectFrom('boutiquePiece')
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', pieceId)
      .select('orderId')
      .executeTakeFirst()) ?? {};
  if (orderId === undefined) throw new Refused('NOT_FOUND');
  const order = await lockOrder(db, caller, orderId);
  const items = await selectItems(db, caller).where('item.orderId', '=', orderId).execute();
  const pieces = await piecesOf(
    db,
    items.map(({ id }) => id),
  );
  const piece = pieces.find(({ id }) => id === pieceId);
  const item = items.find(({ id }) => id === piece?.itemId);
  if (!piece || !item) throw new Refused('NOT_FOUND');
  return { order, item, piece };
}

/**
 * Takes back a piece that was handed over; returns the id of the alteration's order: one piece of the same garment at
 * the charge, with the measurements it was cut by.
 * @throws Refused NOT_FOUND; INVALID_INPUT at its field, also for a piece that is in the shop or already being altered
 */
export async function takeAlteration(by: Writer, asked: AlterationToTake): Promise<string> {
  const { db, now } = by;
  const { pieceId, charge, deliveryDate, employeeId, stageId } = asked;
  const cause = asked.cause.trim();
  refuseOn(
    ...checkAlteration({ cause, charge }),
    (employeeId === undefined) === (stageId === undefined)
      ? undefined
      : problem(
          employeeId === undefined ? 'employee_id' : 'stage_id',
          'INVALID_INPUT',
          'orderRule.assignmentMissing',
        ),
  );
  const { order, item, piece } = await requirePiece(by, pieceId);
  if (piece.handedOverAt === null)
    throw refusedFor(problem('piece_id', 'INVALID_INPUT', 'alteration.withSomebody'));
  const number = await openAlteration(db, pieceId);
  if (number !== undefined)
    throw refusedFor(problem('piece_id', 'INVALID_INPUT', 'alteration.already', { number }));
  const { measurements, ...stored } = toStored(item);
  const body: OrderPayload = {
    order_type: 'alteration',
    customer_id: order.customerId,
    delivery_time: deliveryDate,
    ref_no: order.number,
    item: [
      {
        id: item.id,
        item_id: item.garmentId,
        to_whom: item.toWhom ?? order.customerName,
        quantity: 1,
        assignments:
          employeeId === undefined || stageId === undefined
            ? []
            : [{ employee_id: employeeId, stage_id: stageId }],
      },
    ],
  };
  // Measurement pictures stay with the original order.
  const measured = measurements && { ...measurements, images: [] };
  const agreed = {
    ...stored,
    measurements: measured,
    price: rupees(charge),
    designs: [],
    addOns: [],
    fabrics: [],
    patterns: [],
  };
  const id = await createOrder(by, body, new Map([[item.id, agreed]]));
  const made = await db.sql
    .selectFrom('boutiqueOrderItem as item')
    .innerJoin('boutiqueOrder as order', (join) =>
      join.onRef('order.tenantId', '=', 'item.tenantId').onRef('order.id', '=', 'item.orderId'),
    )
    .where('item.tenantId', '=', db.tenantId)
    .where('item.orderId', '=', id)
    .select(['item.id', 'order.number'])
    .executeTakeFirstOrThrow();
  await db.sql
    .insertInto('boutiqueAlteration')
    .values({
      tenantId: db.tenantId,
      itemId: made.id,
      orderId: id,
      pieceId,
      cause,
      sewnBy: JSON.stringify(await sewnBy(db, piece)),
      createdAt: now,
    })
    .execute();
  await noteEvents(db, by, order.id, [
    { kind: 'ALTERED', facts: { item: item.name, pieces: 1, number: made.number } },
  ]);
  return id;
}
