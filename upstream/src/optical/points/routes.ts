import { say } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { addPoints, deletePoints, getPoints, updatePoints } from './contract.ts';
import { checkedPoints, listWithoutPoints, points, requireProduct } from './points.ts';

/** Points that designations earn by selling a product (spec 3 §7). */
export const pointsRoutes: Route[] = [
  route(getPoints, async ({ db, body: { product_id: productId, ids } }) => {
    if (productId === undefined) {
      return { success: true, data: ids ? await points.list(db, { ids }) : [], designations: [] };
    }
    await requireProduct(db, productId);
    const designations = await listWithoutPoints(db, productId);
    return { success: true, data: await points.list(db, { productId }), designations };
  }),

  route(addPoints, async (call) => {
    const { db, body } = call;
    await requireProduct(db, body.product_id);
    const values = await checkedPoints(db, { designationId: body.designation_id, points: body.points });
    const data = await points.add(call, { itemId: body.product_id, ...values });
    return { success: true, message: say('optical.pointsSaved'), data };
  }),

  route(updatePoints, async (call) => {
    const { db, body } = call;
    const { designationId } = await points.find(db, body.id);
    const entries = { designationId: body.designation_id ?? designationId, points: body.points };
    const values = await checkedPoints(db, entries);
    const data = await points.change(call, body.id, values, body.expected_version);
    return { success: true, message: say('optical.pointsSaved'), data };
  }),

  route(deletePoints, async (call) => {
    const { db, body } = call;
    const { itemId } = await points.find(db, body.id);
    await points.remove(call, body.id, body.expected_version);
    return { success: true, message: say('optical.pointsDeleted'), product_id: itemId };
  }),
];
