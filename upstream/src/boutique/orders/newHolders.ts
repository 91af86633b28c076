import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { tellWorkers } from './tellWorkers.ts';

/** The assigned pieces of an order, with person and stage. */
export async function holdersOf(db: TenantDb, orderId: string) {
  return db.sql
    .selectFrom('boutiquePiece as piece')
    .innerJoin('boutiqueOrderItem as item', (join) =>
      join.onRef('item.tenantId', '=', 'piece.tenantId').onRef('item.id', '=', 'piece.itemId'),
    )
    .innerJoin('stage', (join) =>
      join.onRef('stage.tenantId', '=', 'piece.tenantId').onRef('stage.id', '=', 'piece.stageId'),
    )
    .where('piece.tenantId', '=', db.tenantId)
    .where('piece.orderId', '=', orderId)
    .where('piece.employeeId', 'is not', null)
    .select(['piece.id', 'piece.employeeId', 'item.id as itemId', 'item.name as item'])
    .select(['stage.id as stageId', 'stage.name as stage'])
    .orderBy('item.position')
    .orderBy('piece.number')
    .execute();
}

export type Holder = Awaited<ReturnType<typeof holdersOf>>[number];

/** Notifies people about pieces of an order that are newly assigned to them. */
export async function tellNewHolders(
  by: Pick<Call, 'db' | 'caller' | 'now'>,
  order: { id: string; number: string },
  before: readonly Holder[],
): Promise<void> {
  const had = new Map(before.map(({ id, employeeId, stageId }) => [id, `${employeeId} ${stageId}`]));
  const given = (await holdersOf(by.db, order.id)).filter(
    ({ id, employeeId, stageId }) => had.get(id) !== `${employeeId} ${stageId}`,
  );
  const groups = Map.groupBy(
    given,
    ({ employeeId, itemId, stageId }) => `${employeeId} ${itemId} ${stageId}`,
  );
  await tellWorkers(
    by,
    order.number,
    [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first?.employeeId) return [];
      const { employeeId, item, stage } = first;
      return [{ employeeId, item, stage, pieceIds: group.map(({ id }) => id) }];
    }),
  );
}
