import type { boutique } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import type { OrderedFabric } from '../types.generated.ts';

type Item = Answer<typeof boutique.itemsOfOrders>['data'][number];

export const fabricsOf = ({ fabrics }: Pick<Item, 'fabrics'>): OrderedFabric[] =>
  fabrics.map(({ product_id: product, variant_id: variant, name, unit, quantity, rate, amount }) => ({
    name,
    unit,
    quantity,
    rate,
    amount,
    productChoice: globalId('Product', product),
    variantChoice: variant === null ? null : globalId('Variant', variant),
  }));
