import { catalogue } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import { byParent, type ByParent } from '../relay/byParent.ts';
import type { Answer, Call } from '../rest/arguments.ts';
import { productOf, serviceOf, variantOf, type ItemModel, type VariantMapper } from './schema.mappers.ts';

type ProductRow = Answer<typeof catalogue.servicesProducts>['products'][number];

export function catalogueLoaders(call: Call) {
  const variants = byParent<VariantMapper>(async (productIds) => {
    const query = { product_ids: productIds.join(',') };
    const { data } = await call(catalogue.variants, { query });
    return Map.groupBy(data.map(variantOf), ({ productId }) => productId);
  });

  const items = byId<ItemModel>(
    async (ids) => {
      const query = { ids: ids.join(','), limit: ids.length, variants: 1 } as const;
      const answer = await call(catalogue.servicesProducts, { query });
      primeVariants(variants, answer.products);
      return [...answer.products.map(productOf), ...answer.services.map(serviceOf)];
    },
    ({ dbId }) => dbId,
  );

  const variantsById = byId<VariantMapper>(
    async (ids) => {
      const { data } = await call(catalogue.variants, { query: { variant_ids: ids.join(',') } });
      return data.map(variantOf);
    },
    ({ dbId }) => dbId,
  );

  return {
    /** Variants by id. */
    variantsById,
    /** Products and services by id, on sale or not, including their variants. */
    items,
    /** Variants by product id. */
    variants,
  };
}

/** Primes the loaders with variants that were included with their products. */
export function primeVariants(variants: ByParent<VariantMapper>, products: readonly ProductRow[]): void {
  for (const product of products) {
    if (product.variants) variants.prime(product.id, product.variants.map(variantOf));
  }
}
