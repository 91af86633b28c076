import { readLabelAddress } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { RefusalError } from '../../refusals/RefusalError.ts';
import { connection, pageOf } from '../../relay/connection.ts';
import { selects } from '../../relay/lookahead.ts';
import { globalId } from '../../relay/ids.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { filterOf } from '../filter.ts';
import { primeVariants } from '../loaders.ts';
import { categoryOf, productOf, serviceOf, variantOf } from '../schema.mappers.ts';

/** No code is longer; what a scanner misread may be. */
const MAX_CODE = 64;

export const Tenant: Pick<
  TenantResolvers,
  'catalogueIds' | 'categories' | 'products' | 'scan' | 'services' | '__isTypeOf'
> = {
  async products(_tenant, { search, category, status, stock, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const variants = selects(info, 'edges', 'node', 'variants') ? 1 : 0;
    const answer = await call(catalogue.servicesProducts, {
      query: { kind: 'product', variants, ...page, ...filterOf({ search, category, status, stock }) },
    });
    const products = answer.products.map(productOf);
    loaders.items.prime(products);
    primeVariants(loaders.variants, answer.products);
    return connection(products, answer.total_products, page);
  },

  async services(_tenant, { search, category, status, ...args }, { call, loaders }) {
    const page = pageOf(args);
    const answer = await call(catalogue.servicesProducts, {
      query: { kind: 'service', ...page, ...filterOf({ search, category, status }) },
    });
    const services = answer.services.map(serviceOf);
    loaders.items.prime(services);
    return connection(services, answer.total_services, page);
  },

  async catalogueIds(_tenant, { kind, ...filter }, { call }) {
    const { data } = await call(catalogue.catalogueIds, {
      query: { kind: kind === 'PRODUCT' ? 'product' : 'service', ...filterOf(filter) },
    });
    const type = kind === 'PRODUCT' ? 'Product' : 'Service';
    return data.map((dbId) => globalId(type, dbId));
  },

  async categories(_tenant, _args, { call }) {
    const { data } = await call(catalogue.catalogueCategories);
    return data.map(categoryOf);
  },

  async scan({ schema }, { code }, { call }) {
    const label = readLabelAddress(code);
    // A label of another shop stands for nothing here, whatever ids may be alike.
    if (label && label.tenant !== schema) return null;
    const sku = label ? (label.variant ?? label.product) : code.trim();
    if (sku === '' || sku.length > MAX_CODE) return null;
    try {
      const { product, variant } = await call(catalogue.variantBySku, { params: { sku } });
      if (product.category !== 'product') return null;
      return { product: productOf(product), variant: variant && variantOf(variant) };
    } catch (error) {
      if (error instanceof RefusalError && error.refusal.code === 'NOT_FOUND') return null;
      throw error;
    }
  },
};
