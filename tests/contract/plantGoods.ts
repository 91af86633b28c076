import { goods } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import { addItem } from '@galla/upstream/testing/billing';
import { globalId } from './ids.ts';
import type { Stack } from './stack.ts';

/** A supplier of received goods, and a receipt. */
export interface PlantedGoods {
  supplier: string;
  /** A receipt to be undone. */
  goodsReceipt: string;
}

/** Receives goods for a product of their own. */
export async function plantGoods({ api, shop }: Stack): Promise<PlantedGoods> {
  const caller = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const item = await addItem(shop, { title: 'Rakhi', stock: 9_000 });
  const body = { product_id: item.id, quantity: '1', cost: '10.00', supplier: 'Surat Textiles' };
  const came = await call(api, goods.receiveGoods, { ...caller, body });
  const { id, supplier_id } = came.body.receipt;
  return { supplier: globalId('Supplier', supplier_id ?? ''), goodsReceipt: globalId('GoodsReceipt', id) };
}
