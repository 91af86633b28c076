import { formatCount, formatMessage, quantityText } from '@galla/domain';
import { imagesOf, itemsByIds } from '../catalogue/index.ts';
import { moneyIn, quantityIn } from '../http/amounts.ts';
import { Refused } from '../http/refused.ts';
import { type Call, type Route, route } from '../http/route.ts';
import { pageAsked, isIncluded } from '../lists/include.ts';
import * as contract from './contract.ts';
import { costsOf } from './costs.ts';
import { receiveDelivery } from './delivery.ts';
import { receive } from './receive.ts';
import { countReceipts, listReceipts, toReceipt } from './receipts.ts';
import { countSuppliers, listSuppliers, toSupplier } from './suppliers.ts';
import { countToBuy, listToBuy, toBuyRow } from './toBuy.ts';
import { undoReceipt } from './undo.ts';

const USUAL_ROWS = 20;

/** The answer of a write of a receipt: the receipt and its product as they are now. */
async function written(call: Pick<Call, 'db' | 'caller' | 'files' | 'now'>, id: string, message: string) {
  const { rows } = await listReceipts(call.db, { ids: [id] }, { limit: 1 });
  const [receipt] = rows;
  const [item] = receipt ? await itemsByIds(call.db, [receipt.itemId], imagesOf(call)) : [];
  if (!receipt || !item) throw new Refused('NOT_FOUND');
  return {
    success: true as const,
    message,
    receipt: toReceipt(receipt, call.caller.isOwner),
    data: item,
  };
}

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
    return written(call, id, formatMessage('goods.saved', { n: quantityText(quantity) }));
  }),

  route(contract.receiveDelivery, async ({ body, request, ...call }) => {
    const lines = body.lines.map((line, index) => ({
      productId: line.product_id,
      variantId: line.variant_id ?? undefined,
      quantity: quantityIn(line.quantity, `lines.${index}.quantity`),
      cost: line.cost == null ? undefined : moneyIn(line.cost, `lines.${index}.cost`),
    }));
    const supplier = body.supplier ?? '';
    const ids = await receiveDelivery(call, { supplier, billNumber: body.bill_number ?? '', lines });
    request.log.info({ staff: call.caller.staffId, receipts: ids }, 'a delivery came in');
    const { rows } = await listReceipts(call.db, { ids }, { limit: ids.length });
    const byId = new Map(rows.map((row) => [row.id, toReceipt(row, call.caller.isOwner)]));
    const products = [...new Set(lines.map(({ productId }) => productId))];
    return {
      success: true,
      message: formatCount('goods.delivered', ids.length),
      receipts: ids.flatMap((id) => byId.get(id) ?? []),
      data: await itemsByIds(call.db, products, imagesOf(call)),
    };
  }),

  route(contract.undoGoodsReceipt, async ({ body, request, ...call }) => {
    const { quantity } = await undoReceipt(call, body.goods_receipt_id);
    request.log.info({ staff: call.caller.staffId, receipt: body.goods_receipt_id }, 'goods receipt undone');
    return written(
      call,
      body.goods_receipt_id,
      formatMessage('goods.undoneSaved', { n: quantityText(quantity) }),
    );
  }),

  route(contract.goodsReceipts, async ({ db, caller, body }) => {
    const ids = body.ids?.split(',');
    const filter = {
      ids,
      productId: body.product_id ?? undefined,
      supplierId: body.supplier_id ?? undefined,
    };
    const { rows, page } = await listReceipts(db, filter, pageAsked(body, ids?.length ?? USUAL_ROWS));
    return {
      success: true,
      data: rows.map((row) => toReceipt(row, caller.isOwner)),
      ...(page && { page }),
      ...(isIncluded(body.include, 'count') && { total: await countReceipts(db, filter) }),
    };
  }),

  route(contract.suppliers, async ({ db, caller, body }) => {
    const ids = body.ids?.split(',');
    const filter = { ids, search: body.search ?? undefined };
    const { rows, page } = await listSuppliers(db, filter, pageAsked(body, ids?.length ?? USUAL_ROWS));
    return {
      success: true,
      data: rows.map((row) => toSupplier(row, caller.isOwner)),
      ...(page && { page }),
      ...(isIncluded(body.include, 'count') && { total: await countSuppliers(db, filter) }),
    };
  }),

  route(contract.goodsCosts, async ({ db, body }) => ({
    success: true,
    data: await costsOf(db, body.ids.split(',')),
  })),

  route(contract.goodsToBuy, async ({ db, caller, body, now }) => {
    const { rows, page } = await listToBuy(db, now, pageAsked(body, USUAL_ROWS));
    return {
      success: true,
      data: rows.map((row) => toBuyRow(row, caller.isOwner)),
      ...(page && { page }),
      ...(isIncluded(body.include, 'count') && { total: await countToBuy(db, now) }),
    };
  }),
];
