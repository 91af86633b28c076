import { problem, quantityText, readPoints, formatMessage } from '@galla/domain';
import { milliOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { accepted } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { matches, requireRow } from '../../plainTable/rows.ts';
import { addPoints, deletePoints, getPoints, updatePoints } from './contract.ts';

/** Points that designations earn by selling a product, in hierarchy order. */
const points = plainTable({
  table: 'productPoints',
  read: (db, filter) =>
    db.sql
      .selectFrom('productPoints')
      .innerJoin('designation', 'designation.id', 'productPoints.designationId')
      .where(matches(db, 'designation', {}))
      .where(matches(db, 'productPoints', filter))
      .selectAll('productPoints')
      .select('designation.name')
      .orderBy('designation.lft')
      .execute(),
  toWire: (row) => ({
    id: row.id,
    product_id: row.itemId,
    designation_id: row.designationId,
    designation_name: row.name,
    points: quantityText(milliOf(row.points)),
  }),
  taken: problem('designation_id', 'POINTS_TAKEN', 'optical.pointsTaken'),
});

/** Values to store; refuses invalid ones like the form, and an unknown designation. */
async function checked(db: TenantDb, designationId: string, typed: string | number) {
  const read = accepted(readPoints({ designation: designationId, points: String(typed) }));
  await requireRow(db, 'designation', { id: designationId }, true);
  return { designationId, points: quantityText(read.points) };
}

const requireProduct = (db: TenantDb, id: string) =>
  requireRow(db, 'catalogueItem', { id, kind: 'PRODUCT', deletedAt: null });

/** Endpoints for the points that designations earn by selling a product (spec 3 §7). */
export const pointsRoutes: Route[] = [
  route(getPoints, async ({ db, body: { product_id: itemId, ids } }) => {
    if (itemId === undefined) {
      return { success: true, data: ids ? await points.list(db, { ids }) : [], designations: [] };
    }
    await requireProduct(db, itemId);
    const designations = await db.sql
      .selectFrom('designation')
      .where(matches(db, 'designation', {}))
      .select(['id', 'name'])
      .orderBy('lft')
      .execute();
    const data = await points.list(db, { itemId });
    const having = new Set(data.map((row) => row.designation_id));
    return { success: true, data, designations: designations.filter(({ id }) => !having.has(id)) };
  }),

  route(addPoints, async (call) => {
    const { product_id: itemId, designation_id: designation, points: typed } = call.body;
    await requireProduct(call.db, itemId);
    const data = await points.add(call, { itemId, ...(await checked(call.db, designation, typed)) });
    return { success: true, message: formatMessage('optical.pointsSaved'), data };
  }),

  route(updatePoints, async (call) => {
    const { id, designation_id: moved, points: typed, expected_version: expected } = call.body;
    const { designationId } = await points.find(call.db, id);
    const values = await checked(call.db, moved ?? designationId, typed);
    const data = await points.change(call, id, values, expected);
    return { success: true, message: formatMessage('optical.pointsSaved'), data };
  }),

  route(deletePoints, async (call) => {
    const { itemId } = await points.remove(call, call.body.id, call.body.expected_version);
    return { success: true, message: formatMessage('optical.pointsDeleted'), product_id: itemId };
  }),
];
