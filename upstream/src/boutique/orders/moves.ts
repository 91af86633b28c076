import { nextWork, type PieceState, problem } from '@galla/domain';
import { refusedFor, Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { StoredPiece } from './draft.ts';
import { refuseHandedOver } from './collect.ts';
import { noteEvents, type OrderEvent } from './events.ts';
import { assignmentsOf, piecesOf, selectItems } from './items.ts';
import { lockOrder, touchOrder } from './orders.ts';
import { activeStaff } from './people.ts';
import { followPieces, refuseMoves, requireStage } from './states.ts';
import { tellWorkers, type GivenPieces } from './tellWorkers.ts';
import { requirePhotos } from '../cloth/photos.ts';
import { noteWork, takeBackWork } from './work.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/**
 * A piece can be assigned when nobody has it or its holder is done (rules: Assign to Employee), and while it is in the
 * shop.
 */
const isFree = ({ state, employeeId, handedOverAt }: StoredPiece): boolean =>
  handedOverAt === null && (employeeId === null || state === '2');

/** The pieces of an item to assign, as many as requested. */
function taken(pieces: readonly StoredPiece[], quantity: number, field: string): StoredPiece[] {
  refuseOn(
    quantity < 1 ? problem(field, 'INVALID_INPUT', 'orderRule.quantityMin') : undefined,
    quantity > pieces.length
      ? problem(field, 'INVALID_INPUT', 'orderRule.tooManyPieces', { n: pieces.length })
      : undefined,
  );
  const free = pieces.filter(isFree);
  if (quantity > free.length) refuseOn(problem(field, 'INVALID_INPUT', 'orderRule.assignedAlready'));
  // Waiting pieces first, then those finished at an earlier stage.
  return free.toSorted((a, b) => Number(a.state) - Number(b.state) || a.number - b.number).slice(0, quantity);
}

/**
 * Assigns pieces of an order to an employee at a stage. Finished pieces count as begun at the new stage.
 * @throws Refused at its field: unknown employee or stage, more pieces than the item has, pieces held by someone
 */
export async function assignPieces(
  by: Writer,
  asked: {
    orderId: string;
    employeeId: string | null | undefined;
    stage: string | null | undefined;
    items: readonly { id: string; quantity: number }[];
  },
): Promise<void> {
  const { db, caller } = by;
  const { orderId } = asked;
  refuseOn(
    asked.employeeId ? undefined : problem('employee_id', 'INVALID_INPUT', 'orderRule.assignmentMissing'),
    asked.stage ? undefined : problem('stage', 'INVALID_INPUT', 'orderRule.assignmentMissing'),
  );
  const order = await lockOrder(db, caller, orderId);
  refuseMoves(order);
  const stage = await requireStage(db, asked.stage ?? '');
  const employeeId = asked.employeeId ?? '';
  const name = (await activeStaff(db, [employeeId])).get(employeeId);
  if (name === undefined) throw refusedFor(problem('employee_id', 'INVALID_INPUT', 'orderRule.gone'));
  const items = await selectItems(db, caller).where('item.orderId', '=', orderId).execute();
  const pieces = Map.groupBy(
    await piecesOf(
      db,
      items.map(({ id }) => id),
    ),
    ({ itemId }) => itemId,
  );
  const events: OrderEvent[] = [];
  const handed: GivenPieces[] = [];
  const wanted = new Map<string, number>();
  for (const { id, quantity } of asked.items) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  for (const [at, [id, quantity]] of [...wanted].entries()) {
    const item = items.find((one) => one.id === id);
    if (!item) throw refusedFor(problem(`item.${at}.id`, 'INVALID_INPUT', 'orderRule.gone'));
    const given = taken(pieces.get(id) ?? [], quantity, `item.${at}.qty`);
    for (const { id: piece, state } of given)
      await db.sql
        .updateTable('boutiquePiece')
        .set({ stageId: stage.id, employeeId, state: state === '0' ? '0' : '1' })
        .where('tenantId', '=', db.tenantId)
        .where('id', '=', piece)
        .execute();
    const { maxPosition } = await db.sql
      .selectFrom('boutiqueAssignment')
      .where('tenantId', '=', db.tenantId)
      .where('itemId', '=', id)
      .select(({ fn }) => fn.max<number | null>('position').as('maxPosition'))
      .executeTakeFirstOrThrow();
    await db.sql
      .insertInto('boutiqueAssignment')
      .values({
        tenantId: db.tenantId,
        itemId: id,
        orderId,
        position: (maxPosition ?? 0) + 1,
        stageId: stage.id,
        employeeId,
      })
      .onConflict((conflict) => conflict.columns(['tenantId', 'itemId', 'stageId', 'employeeId']).doNothing())
      .execute();
    events.push({
      kind: 'ASSIGNED',
      facts: { item: item.name, pieces: given.length, stage: stage.name, employee: name },
    });
    handed.push({
      employeeId,
      pieceIds: given.map((piece) => piece.id),
      item: item.name,
      stage: stage.name,
    });
  }
  await touchOrder(db, orderId, { stageId: stage.id });
  await noteEvents(db, by, orderId, events);
  await tellWorkers(by, order.number, handed);
  await followPieces(by, orderId, true);
}

type Works = Awaited<ReturnType<typeof assignmentsOf>>;

/** The new state of a moved piece: when finished at one stage it begins at the next, if its item has one. */
export function moved(piece: StoredPiece, state: PieceState, works: Works) {
  const next = state === '2' && piece.state !== '2' ? nextWork(piece, works) : undefined;
  return next
    ? { state: '1' as const, stageId: next.stageId, employeeId: next.employeeId, next: next.stage }
    : { state, stageId: piece.stageId, employeeId: piece.employeeId, next: undefined };
}

/** Merges pieces of the same person, item and stage into one notification. */
const together = (given: readonly GivenPieces[]): GivenPieces[] =>
  [...Map.groupBy(given, ({ employeeId, item, stage }) => `${employeeId} ${item} ${stage}`).values()].flatMap(
    (group) => {
      const [first] = group;
      return first ? [{ ...first, pieceIds: group.flatMap(({ pieceIds }) => pieceIds) }] : [];
    },
  );

/**
 * Begins pieces of an order or marks them as finished; allowed with the right to edit orders, and for the employee who
 * has the piece. Concurrent calls move them once.
 * @returns the id of their order
 * @throws Refused NOT_FOUND, PERMISSION_DENIED, INVALID_INPUT for pieces of several orders
 */
export async function movePieces(by: Writer, ids: readonly string[], state: PieceState): Promise<string> {
  const { db, caller } = by;
  const asked = await db.sql
    .selectFrom('boutiquePiece')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .select('orderId')
    .distinct()
    .execute();
  const orderId = asked[0]?.orderId;
  if (orderId === undefined) throw new Refused('NOT_FOUND');
  if (asked.length > 1) refuseOn(problem('ids', 'INVALID_INPUT', 'faults.invalidInput'));
  const order = await lockOrder(db, caller, orderId);
  const items = await selectItems(db, caller).where('item.orderId', '=', orderId).execute();
  const itemIds = items.map(({ id }) => id);
  const works = Map.groupBy(await assignmentsOf(db, itemIds), ({ itemId }) => itemId);
  const pieces = (await piecesOf(db, itemIds)).filter(({ id }) => ids.includes(id));
  if (pieces.length !== new Set(ids).size) throw new Refused('NOT_FOUND');
  // An API key is not a person, so an unassigned piece is not its own.
  const isOwn = ({ employeeId }: StoredPiece) => employeeId !== null && employeeId === caller.employeeId;
  if (!caller.rights.has('order-list:edit') && !pieces.every(isOwn)) throw new Refused('PERMISSION_DENIED');
  refuseMoves(order);
  const stages = new Map([...works.values()].flat().map((one) => [one.stageId, one.stage]));
  const changed = pieces.filter((piece) => piece.state !== state);
  if (changed.length === 0) return orderId;
  refuseHandedOver(changed, 'ids');
  const ready = changed.filter((piece) => moved(piece, state, works.get(piece.itemId) ?? []).state === '2');
  await requirePhotos(db, ready, ['ids', 'finished.atCard']);
  let last: string | null = null;
  const handed: GivenPieces[] = [];
  for (const piece of changed) {
    const { next, ...columns } = moved(piece, state, works.get(piece.itemId) ?? []);
    const item = items.find(({ id }) => id === piece.itemId)?.name;
    if (next !== undefined && columns.employeeId !== null && item !== undefined)
      handed.push({ employeeId: columns.employeeId, pieceIds: [piece.id], item, stage: next });
    last = columns.stageId ?? last;
    await db.sql
      .updateTable('boutiquePiece')
      .set(columns)
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', piece.id)
      .execute();
  }
  if (state === '2') {
    const finished = changed.flatMap((piece) => {
      const item = items.find(({ id }) => id === piece.itemId);
      return item ? [{ piece, item }] : [];
    });
    await noteWork(by, orderId, finished);
  } else {
    await takeBackWork(db, changed);
  }
  const events = [...Map.groupBy(changed, ({ itemId, stageId }) => `${itemId} ${stageId}`).values()].map(
    (group): OrderEvent => {
      const [first] = group;
      const item = items.find(({ id }) => id === first?.itemId)?.name;
      const stage = first?.stageId == null ? undefined : stages.get(first.stageId);
      return {
        kind: state === '2' ? 'DONE' : state === '1' ? 'STARTED' : 'STAGE',
        facts: {
          pieces: group.length,
          ...(item !== undefined && { item }),
          ...(stage !== undefined && { stage }),
        },
      };
    },
  );
  await touchOrder(db, orderId, last === null ? {} : { stageId: last });
  await noteEvents(db, by, orderId, events);
  await tellWorkers(by, order.number, together(handed));
  await followPieces(by, orderId, true);
  return orderId;
}
