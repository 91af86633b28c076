import { boutique } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import { addCustomer } from '@galla/upstream/testing/billing';
import { addMasters, type TestMasters, uploadPicture } from '@galla/upstream/testing/boutique';
import { globalId } from './ids.ts';
import type { Stack } from './stack.ts';

/** Global ids of orders in pieces and of their parts; `spare` ones are to be deleted. */
export interface PlantedOrders {
  garment: string;
  spareGarment: string;
  designArea: string;
  /** All options of the area. */
  designOptions: string[];
  spareOption: string;
  /** Another garment, and an area of it with all its options, to be reordered. */
  secondGarment: string;
  spareArea: string;
  spareOptions: string[];
  pattern: string;
  sparePattern: string;
  /** An order, its item and a piece of it at a stage, assigned to an employee. */
  order: string;
  orderItem: string;
  piece: string;
  workStage: string;
  /** All of the shop's, the last one first. */
  stages: string[];
  worker: string;
  /** To be edited: its garment is `garment`. */
  editedOrder: string;
  /** For setting a status and a stage by hand. */
  restingOrder: string;
  heldStatus: string;
  /** All its pieces are done. */
  doneOrder: string;
  /** A finished piece, and a collected one, with their orders; nothing is due. */
  readyPiece: { order: string; piece: string };
  collectedPiece: { order: string; piece: string };
  /** An item with cloth brought by the customer. */
  clothItem: string;
  /** A piece that the customer has. */
  alteredPiece: string;
  /** More was received than its total. */
  overpaidOrder: { order: string; amount: string };
  /** The order's page for customers. */
  orderLink: { id: string; tenant: string; key: string };
  /** An unclaimed upload. */
  designPicture: string;
}

const globalIdsOf = (of: { order: string; piece: string }) => ({
  order: globalId('Order', of.order),
  piece: globalId('Piece', of.piece),
});

/** Creates orders of several customers, one for each possible action. */
export async function plantOrders({ api, shop }: Stack): Promise<PlantedOrders> {
  const caller = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const masters = await addMasters(api, shop);
  const spare = await addMasters(api, shop, ' to be deleted');
  const second = await addMasters(api, shop, ' of silk');
  const areaOf = async ({ suit, neck }: TestMasters) => {
    const { body } = await call(api, boutique.getDesignAreas, { ...caller, params: { id: suit } });
    const area = body.data.find(({ options }) => options.some(({ id }) => id === neck));
    return globalId('DesignArea', area?.area_id ?? '');
  };
  const take = async (more: object = {}) => {
    const body = {
      customer_id: (await addCustomer(shop)).id,
      delivery_time: '2030-12-20',
      trial_date: '2030-12-15',
      item: [
        {
          item_id: masters.suit,
          to_whom: 'Meena',
          quantity: 2,
          design: { design_areas: [{ id: masters.neck }] },
          pattern_id: [masters.pattern],
        },
        { item_id: masters.blouse, to_whom: 'Rani', quantity: 1 },
      ],
      ...more,
    };
    const { order, orderItemList } = (await call(api, boutique.createOrders, { ...caller, body })).body;
    return { id: order.order_id, total: order.final_total, items: orderItemList.map(({ id }) => id) };
  };
  const piecesOf = async (id: string) => {
    const { body } = await call(api, boutique.orderDetails, { ...caller, params: { id } });
    return body.order_items.flatMap(({ pieces }) => pieces.map((piece) => piece.id));
  };
  const order = await take();
  const [item = ''] = order.items;
  const [piece = ''] = await piecesOf(order.id);
  const done = await take();
  await call(api, boutique.movePieces, { ...caller, body: { ids: await piecesOf(done.id), state: '2' } });
  const [ready, collected, altered] = [await finished(), await finished(), await finished()];
  for (const { order: id, piece: gone } of [collected, altered])
    await call(api, boutique.handOver, {
      ...caller,
      params: { id },
      body: { piece_ids: [gone], collected_by: 'Meena' },
    });
  const withCloth = (await take()).items[0] ?? '';
  await call(api, boutique.setCloth, {
    ...caller,
    body: { item_id: withCloth, cloth: { description: 'Silk', metres: '2.5' } },
  });
  const overpaid = await take({ is_paid: 1 });
  const [, blouse = ''] = overpaid.items;
  const less = await call(api, boutique.updateOrders, {
    ...caller,
    params: { id: overpaid.id },
    body: { delivery_time: '2030-12-20', item: [{ id: blouse, item_id: masters.blouse, quantity: 1 }] },
  });
  const shared = await take();
  const { secret, ts } = (
    await call(api, boutique.shareOrder, { ...caller, params: { id: shared.id }, body: {} })
  ).body;
  return {
    garment: globalId('Garment', masters.suit),
    spareGarment: globalId('Garment', spare.blouse),
    designArea: await areaOf(masters),
    designOptions: [masters.neck, masters.collar].map((id) => globalId('DesignOption', id)),
    secondGarment: globalId('Garment', second.suit),
    spareArea: await areaOf(second),
    spareOptions: [second.neck, second.collar].map((id) => globalId('DesignOption', id)),
    spareOption: globalId('DesignOption', spare.collar),
    pattern: globalId('Pattern', masters.pattern),
    sparePattern: globalId('Pattern', spare.pattern),
    order: globalId('Order', order.id),
    orderItem: globalId('OrderItem', item),
    piece: globalId('Piece', piece),
    workStage: globalId('Stage', masters.stitching),
    stages: await stages(),
    worker: globalId('Employee', shop.owner.staffId),
    editedOrder: globalId('Order', (await take()).id),
    restingOrder: globalId('Order', (await take()).id),
    heldStatus: await heldStatus(),
    doneOrder: globalId('Order', done.id),
    readyPiece: globalIdsOf(ready),
    collectedPiece: globalIdsOf(collected),
    clothItem: globalId('OrderItem', withCloth),
    alteredPiece: globalId('Piece', altered.piece),
    overpaidOrder: { order: globalId('Order', overpaid.id), amount: less.body.order.to_refund },
    orderLink: { id: shared.id, tenant: ts, key: secret },
    designPicture: globalId('Upload', await uploadPicture(api, shop)),
  };

  /** A paid order with a finished piece. */
  async function finished() {
    const { id } = await take({ is_paid: 1 });
    const [first = ''] = await piecesOf(id);
    await call(api, boutique.movePieces, { ...caller, body: { ids: [first], state: '2' } });
    return { order: id, piece: first };
  }

  async function stages(): Promise<string[]> {
    const rows = await shop.within(({ sql, tenantId }) =>
      sql
        .selectFrom('stage')
        .where('tenantId', '=', tenantId)
        .orderBy('sortBy', 'desc')
        .select('id')
        .execute(),
    );
    return rows.map(({ id }) => globalId('Stage', id));
  }

  async function heldStatus(): Promise<string> {
    const id = await shop.within(async ({ sql, tenantId }) => {
      const found = sql
        .selectFrom('orderStatus')
        .where('tenantId', '=', tenantId)
        .where('fixed', '=', 'HELD');
      return (await found.select('id').executeTakeFirstOrThrow()).id;
    });
    return globalId('OrderStatus', id);
  }
}
