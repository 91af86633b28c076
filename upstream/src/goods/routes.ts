import { formatMessage, quantityText } from '@galla/domain';
import { imagesOf, itemsByIds } from '../catalogue/index.ts';
import { moneyIn, quantityIn } from '../http/amounts.ts';
import { Refused } from '../http/refused.ts';
import { type Route, route } from '../http/route.ts';
import { pageAsked, isIncluded } from '../lists/include.ts';
import * as contract from './contract.ts';
import { receive } from './receive.ts';
import * as records from './records.ts';

const USUAL_ROWS = 20;

/** Goods receipts, suppliers and costs. */
export const routes: Route[] = [
  route(contract.receiveGoods, async ({ body, request, ...call }) => {
    const quantity = quantityIn(body.quantity, 'quantity');
    const id = await receive(call, {
      productId: body.product_id,
      variantId: body.variant_id ?? undefined,
      quantity,
      cost: body.cost == null ? undefined : moneyIn(body.cost, 'cost'),
      supplier: body.supplier ?? '',
      billNumber: body.bill_number ?? '',
    });
    request.log.info({ staff: call.caller.staffId, receipt: id, product: body.product_id }, 'goods came in');
    const { rows } = await records.listReceipts(call.db, { ids: [id] }, { limit: 1 });
    const [receipt] = rows;
    const [item] = await itemsByIds(call.db, [body.product_id], imagesOf(call));
    if (!receipt || !item) throw new Refused('NOT_FOUND');
    return {
      success: true,
      message: formatMessage('goods.saved', { n: quantityText(quantity) }),
      receipt: records.toReceipt(receipt, call.caller.isOwner),
      data: item,
    };
  }),

  route(contract.goodsReceipts, async ({ db, caller, body }) => {
    const ids = body.ids?.split(',');
    const filter = {
      ids,
      productId: body.product_id ?? undefined,
      supplierId: body.supplier_id ?? undefined,
    };
    const { rows, page } = await records.listReceipts(db, filter, pageAsked(body, ids?.length ?? USUAL_ROWS));
    return {
      success: true,
      data: rows.map((row) => records.toReceipt(row, caller.isOwner)),
      ...(page && { page }),
      ...(isIncluded(body.include, 'count') && { total: await records.countReceipts(db, filter) }),
    };
  }),

  route(contract.suppliers, async ({ db, caller, body }) => {
    const ids = body.ids?.split(',');
    const filter = { ids, search: body.search ?? undefined };
    const { rows, page } = await records.listSuppliers(
      db,
      filter,
      pageAsked(body, ids?.length ?? USUAL_ROWS),
    );
    return {
      success: true,
      data: rows.map((row) => records.toSupplier(row, caller.isOwner)),
      ...(page && { page }),
      ...(isIncluded(body.include, 'count') && { total: await records.countSuppliers(db, filter) }),
    };
  }),

  route(contract.goodsCosts, async ({ db, body }) => ({
    success: true,
    data: await records.costsOf(db, body.ids.split(',')),
  })),

  route(contract.goodsToBuy, async ({ db, caller, body, now }) => {
    const { rows, page } = await records.listToBuy(db, now, pageAsked(body, USUAL_ROWS));
    return {
      success: true,
      data: rows.map((row) => records.toBuyRow(row, caller.isOwner)),
      ...(page && { page }),
      ...(isIncluded(body.include, 'count') && { total: await records.countToBuy(db, now) }),
    };
  }),
];
