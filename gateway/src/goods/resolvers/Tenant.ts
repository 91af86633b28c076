import { goods } from '@galla/upstream/contract';
import { connection, includeOf, pageOf } from '../../relay/connection.ts';
import { optionalDbId } from '../../relay/ids.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { receiptOf, supplierOf, toBuyOf } from '../goods.ts';

export const Tenant: Pick<TenantResolvers, 'goodsReceipts' | 'goodsToBuy' | 'suppliers' | '__isTypeOf'> = {
  async suppliers(_tenant, { search, ...args }, { call }, info) {
    const page = pageOf(args);
    const body = {
      ...omitUndefined({ search: search ?? undefined }),
      ...page,
      include: includeOf(info).join(),
    };
    const answer = await call(goods.suppliers, { body });
    return connection(answer.data.map(supplierOf), answer, page);
  },

  async goodsReceipts(_tenant, { supplier, product, ...args }, { call }, info) {
    const page = pageOf(args);
    const narrowed = omitUndefined({
      supplier_id: optionalDbId('Supplier', supplier),
      product_id: optionalDbId('Product', product),
    });
    const body = { ...narrowed, ...page, include: includeOf(info).join() };
    const answer = await call(goods.goodsReceipts, { body });
    return connection(answer.data.map(receiptOf), answer, page);
  },

  async goodsToBuy(_tenant, args, { call }, info) {
    const page = pageOf(args);
    const body = { ...page, include: includeOf(info).join() };
    const answer = await call(goods.goodsToBuy, { body });
    return connection(answer.data.map(toBuyOf), answer, page);
  },
};
