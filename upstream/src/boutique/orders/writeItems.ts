import { type PieceState, problem, rupees } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import type { PricedItem, SentItem } from './draft.ts';
import { piecesOf } from './items.ts';

interface Written {
  order: { id: string; number: string };
  /** The highest number ever used in an item code of the order. */
  lastCode: number;
}

/** The first-stage worker for the n-th piece. */
function firstWork(
  { assignments }: SentItem,
  n: number,
): { stageId: string | null; employeeId: string | null } {
  const stageId = assignments[0]?.stageId;
  if (stageId === undefined) return { stageId: null, employeeId: null };
  const people = assignments.filter((one) => one.stageId === stageId);
  return { stageId, employeeId: people[n % people.length]?.employeeId ?? null };
}

function columnsOf(item: PricedItem, at: number) {
  const { sent } = item;
  return {
    position: at + 1,
    garmentId: item.garmentId,
    name: item.name,
    toWhom: sent.toWhom,
    note: sent.note,
    quantity: sent.quantity,
    price: rupees(item.price),
    designPrice: rupees(item.designPrice),
    patternPrice: rupees(item.patternPrice),
    addOnPrice: rupees(item.addOnPrice),
    fabricPrice: rupees(item.fabricPrice),
    total: rupees(item.total),
    designs: JSON.stringify(item.designs),
    addOns: JSON.stringify(item.addOns),
    fabrics: JSON.stringify(item.fabrics),
    patterns: JSON.stringify(item.patterns),
    measurements: sent.measurements ? JSON.stringify(sent.measurements) : null,
  };
}

/** Stores who works on an item at which stage. */
async function writeAssignments(db: TenantDb, orderId: string, itemId: string, { assignments }: SentItem) {
  const stages = [...new Set(assignments.map(({ stageId }) => stageId))];
  const rows = new Map(
    assignments.map(({ stageId, employeeId }) => [
      `${stageId} ${employeeId}`,
      {
        tenantId: db.tenantId,
        itemId,
        orderId,
        position: stages.indexOf(stageId) + 1,
        stageId,
        employeeId,
      },
    ]),
  );
  if (rows.size > 0)
    await db.sql
      .insertInto('boutiqueAssignment')
      .values([...rows.values()])
      .execute();
}

async function addPieces(db: TenantDb, orderId: string, itemId: string, item: SentItem, from: number) {
  const rows = Array.from({ length: item.quantity - from }, (_, n) => ({
    tenantId: db.tenantId,
    id: newId(),
    itemId,
    orderId,
    number: from + n + 1,
    state: '0' satisfies PieceState,
    ...firstWork(item, from + n),
  }));
  if (rows.length > 0) await db.sql.insertInto('boutiquePiece').values(rows).execute();
}

/** Adds items with their pieces, assigned to the workers of the first stage. */
export async function addItem(
  db: TenantDb,
  { order, lastCode }: Written,
  item: PricedItem,
  at: number,
): Promise<void> {
  const id = newId();
  await db.sql
    .insertInto('boutiqueOrderItem')
    .values({
      tenantId: db.tenantId,
      id,
      orderId: order.id,
      code: `${order.number}-${lastCode + 1}`,
      ...columnsOf(item, at),
    })
    .execute();
  await writeAssignments(db, order.id, id, item.sent);
  await addPieces(db, order.id, id, item.sent, 0);
}

const begun = (at: number) =>
  refusedFor(problem(`item.${at}.quantity`, 'INVALID_INPUT', 'orderRule.pieceBegun'));

/**
 * Updates an existing item. Pieces are removed from the end, and only if not begun; first-stage workers get the
 * unassigned pieces.
 */
export async function changeItem(
  db: TenantDb,
  orderId: string,
  item: PricedItem & { before: { id: string } },
  at: number,
): Promise<void> {
  const { id } = item.before;
  const { sent } = item;
  await db.sql
    .updateTable('boutiqueOrderItem')
    .set(columnsOf(item, at))
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
  await db.sql
    .deleteFrom('boutiqueAssignment')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', '=', id)
    .execute();
  await writeAssignments(db, orderId, id, sent);
  const pieces = await piecesOf(db, [id]);
  const surplus = pieces.length - sent.quantity;
  const removable = pieces.toReversed().filter(({ state }) => state === '0');
  if (surplus > removable.length) throw begun(at);
  if (surplus > 0) {
    const gone = removable.slice(0, surplus).map((piece) => piece.id);
    await db.sql
      .deleteFrom('boutiquePiece')
      .where('tenantId', '=', db.tenantId)
      .where('id', 'in', gone)
      .execute();
    const kept = pieces.filter((piece) => !gone.includes(piece.id));
    // In ascending order, so that no number is ever duplicated.
    for (const [n, piece] of kept.entries())
      if (piece.number !== n + 1)
        await db.sql
          .updateTable('boutiquePiece')
          .set({ number: n + 1 })
          .where('tenantId', '=', db.tenantId)
          .where('id', '=', piece.id)
          .execute();
  } else await addPieces(db, orderId, id, sent, pieces.length);
  for (const [n, piece] of pieces.entries())
    if (piece.state === '0' && (piece.employeeId === null || !worksOn(sent, piece)))
      await db.sql
        .updateTable('boutiquePiece')
        .set(firstWork(sent, n))
        .where('tenantId', '=', db.tenantId)
        .where('id', '=', piece.id)
        .execute();
}

const worksOn = ({ assignments }: SentItem, piece: { stageId: string | null; employeeId: string | null }) =>
  assignments.some(({ stageId, employeeId }) => stageId === piece.stageId && employeeId === piece.employeeId);

/** Removes an item; refuses if one of its pieces is begun. */
export async function removeItem(db: TenantDb, itemId: string): Promise<void> {
  const pieces = await piecesOf(db, [itemId]);
  if (pieces.some(({ state }) => state !== '0'))
    throw refusedFor(problem('item', 'INVALID_INPUT', 'orderRule.pieceBegun'));
  await db.sql
    .deleteFrom('boutiqueOrderItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', itemId)
    .execute();
}
