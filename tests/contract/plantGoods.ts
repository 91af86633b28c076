import { goods } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import { addItem } from '@galla/upstream/testing/billing';
import { globalId } from './ids.ts';
import type { Stack } from './stack.ts';

/** A supplier of received goods. */
export interface PlantedGoods {
  supplier: string;
}

/** Receives goods for a product of their own. */
export async function plantGoods({ api, shop }: Stack): Promise<PlantedGoods> {
  const caller = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const item = await addItem(shop, { title: 'Rakhi', stock: 9_000 });
  const body = { product_id: item.id, quantity: '1', cost: '10.00', supplier: 'Surat Textiles' };
  const came = await call(api, goods.receiveGoods, { ...caller, body });
  return { supplier: globalId('Supplier', came.body.receipt.supplier_id ?? '') };
}
