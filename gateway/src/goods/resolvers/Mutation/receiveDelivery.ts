import { quantityText, rupees } from '@galla/domain';
import { goods } from '@galla/upstream/contract';
import { productOf } from '../../../catalogue/index.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf, idField } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { receiptOf } from '../../goods.ts';

const name = fieldMapper({ product_id: 'product', variant_id: 'variant', bill_number: 'billNumber' });

/** "lines.3.product_id" is "lines.3.product". */
const inputField = (field: string): string => field.split('.').map(name).join('.');

export const receiveDelivery: NonNullable<MutationResolvers['receiveDelivery']> = withRefusals(
  async ({ key, supplier, billNumber, lines }, { call, loaders }) => {
    const body = {
      supplier: supplier ?? null,
      bill_number: billNumber ?? null,
      lines: lines.map(({ product, variant, quantity, cost }) => ({
        product_id: dbIdOf('Product', product),
        ...idField('variant_id', 'Variant', variant),
        quantity: quantityText(quantity),
        cost: cost == null ? null : rupees(cost),
      })),
    };
    const { receipts, data } = await call(goods.receiveDelivery, { key, body });
    const products = data.map(productOf);
    loaders.items.prime(products);
    for (const { dbId } of products) loaders.variants.forget(dbId);
    return { __typename: 'ReceiveDeliverySuccess', receipts: receipts.map(receiptOf), products };
  },
  { inputField },
);
