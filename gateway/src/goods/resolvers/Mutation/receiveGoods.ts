import { quantityText, rupees } from '@galla/domain';
import { goods } from '@galla/upstream/contract';
import { productOf } from '../../../catalogue/index.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf, idField } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { receiptOf } from '../../goods.ts';

const inputField = fieldMapper({
  product_id: 'product',
  variant_id: 'variant',
  bill_number: 'billNumber',
});

export const receiveGoods: NonNullable<MutationResolvers['receiveGoods']> = withRefusals(
  async ({ key, product, variant, quantity, cost, supplier, billNumber }, { call, loaders }) => {
    const body = {
      product_id: dbIdOf('Product', product),
      ...idField('variant_id', 'Variant', variant),
      quantity: quantityText(quantity),
      cost: cost == null ? null : rupees(cost),
      supplier: supplier ?? null,
      bill_number: billNumber ?? null,
    };
    const { receipt, data } = await call(goods.receiveGoods, { key, body });
    const received = productOf(data);
    loaders.items.prime([received]);
    loaders.variants.forget(received.dbId);
    return { __typename: 'ReceiveGoodsSuccess', receipt: receiptOf(receipt), product: received };
  },
  { inputField },
);
