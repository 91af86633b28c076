import { goods } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { costOf, receiptOf, supplierOf } from './goods.ts';

const listed = (ids: readonly string[]) => ({ ids: ids.join(), limit: ids.length, include: '' });

export function goodsLoaders(call: Call) {
  return {
    /** By product and variant ids. */
    goodsCosts: byId(
      async (ids) => (await call(goods.goodsCosts, { body: { ids: ids.join() } })).data.map(costOf),
      ({ dbId }) => dbId,
    ),
    goodsReceipts: byId(
      async (ids) => (await call(goods.goodsReceipts, { body: listed(ids) })).data.map(receiptOf),
      ({ dbId }) => dbId,
    ),
    suppliers: byId(
      async (ids) => (await call(goods.suppliers, { body: listed(ids) })).data.map(supplierOf),
      ({ dbId }) => dbId,
    ),
  };
}
