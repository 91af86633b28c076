import { say } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { addPoints, deletePoints, getPoints, updatePoints } from './contract.ts';
import { listWithoutPoints, pointsRow, selectPoints, toPoints } from './rows.ts';
import { assignPoints, changePoints, removePoints, requireProduct } from './write.ts';

/** Points that designations earn by selling a product (spec 3 §7). */
export const pointsRoutes: Route[] = [
  route(getPoints, async ({ db, body }) => {
    await requireProduct(db, body.product_id);
    const rows = await selectPoints(db).where('points.itemId', '=', body.product_id).execute();
    const designations = await listWithoutPoints(db, body.product_id);
    return { success: true, data: rows.map(toPoints), designations };
  }),

  route(addPoints, async ({ db, body, now }) => {
    const entries = { designationId: body.designation_id, points: body.points };
    const id = await assignPoints(db, body.product_id, entries, now);
    return { success: true, message: say('optical.pointsSaved'), data: toPoints(await pointsRow(db, id)) };
  }),

  route(updatePoints, async ({ db, body, now }) => {
    const { designationId } = await pointsRow(db, body.id);
    const entries = { designationId: body.designation_id ?? designationId, points: body.points };
    await changePoints(db, body.id, entries, now);
    const data = toPoints(await pointsRow(db, body.id));
    return { success: true, message: say('optical.pointsSaved'), data };
  }),

  route(deletePoints, async ({ db, body }) => {
    const { itemId } = await pointsRow(db, body.id);
    await removePoints(db, body.id);
    return { success: true, message: say('optical.pointsDeleted'), product_id: itemId };
  }),
];
