import { formatMessage } from '@galla/domain';
import { quantityIn } from '../../http/amounts.ts';
import { type Route, route } from '../../http/route.ts';
import { requireOrder, toOrder } from '../orders/orders.ts';
import { returnCloth, setCloth } from './cloth.ts';
import { returnCloth as returnEndpoint, setCloth as setEndpoint } from './contract.ts';

/** Cloth brought by customers. */
export const clothRoutes: Route[] = [
  route(setEndpoint, async (call) => {
    const { db, caller, body } = call;
    const { cloth } = body;
    const id = await setCloth(
      call,
      body.item_id,
      cloth && { ...cloth, metres: quantityIn(cloth.metres, 'cloth.metres'), photo: cloth.photo },
    );
    return {
      success: true,
      message: formatMessage(cloth ? 'cloth.saved' : 'cloth.gone'),
      order: toOrder(await requireOrder(db, caller, id)),
    };
  }),

  route(returnEndpoint, async (call) => {
    const { db, caller, body } = call;
    const left = body.left === null ? null : quantityIn(body.left, 'left');
    const id = await returnCloth(call, body.item_id, left);
    return {
      success: true,
      message: formatMessage('cloth.returned'),
      order: toOrder(await requireOrder(db, caller, id)),
    };
  }),
];
