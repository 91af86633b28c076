import { readLabelAddress } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { changesOf, connection, includeWithChanges, pageOf } from '../../relay/connection.ts';
import { selects } from '../../relay/lookahead.ts';
import { globalId, parseId } from '../../relay/ids.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { filterOf, orderOf } from '../filter.ts';
import { importOf } from '../importModel.ts';
import { primeVariants } from '../loaders.ts';
import { orNull } from '../orNull.ts';
import { categoryOf, productOf, serviceOf, variantOf } from '../schema.mappers.ts';

/** Codes are never longer, but a scanner's misread may be. */
const MAX_CODE = 64;

export const Tenant: Pick<
  TenantResolvers,
  | 'catalogueIds'
  | 'catalogueImport'
  | 'catalogueImportProgress'
  | 'cataloguePlace'
  | 'categories'
  | 'products'
  | 'scan'
  | 'services'
  | 'sheetColumns'
  | '__isTypeOf'
> = {
  async products(_tenant, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const variants = selects(info, 'edges', 'node', 'variants') ? 1 : 0;
    const answer = await call(catalogue.servicesProducts, {
      query: {
        kind: 'product',
        variants,
        ...page,
        include: includeWithChanges(info).join(),
        ...filterOf(filter),
        ...orderOf(orderBy, updatedSince),
      },
    });
    const products = answer.products.map(productOf);
    loaders.items.prime(products);
    primeVariants(loaders.variants, answer.products);
    return {
      ...connection(products, { total: answer.total_products, page: answer.page }, page),
      ...changesOf('Product', { updatedSince }, answer.changes),
    };
  },

  async services(_tenant, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const answer = await call(catalogue.servicesProducts, {
      query: {
        kind: 'service',
        ...page,
        include: includeWithChanges(info).join(),
        ...filterOf(filter),
        ...orderOf(orderBy, updatedSince),
      },
    });
    const services = answer.services.map(serviceOf);
    loaders.items.prime(services);
    return {
      ...connection(services, { total: answer.total_services, page: answer.page }, page),
      ...changesOf('Service', { updatedSince }, answer.changes),
    };
  },

  async catalogueIds(_tenant, { kind, filter }, { call }) {
    const { data } = await call(catalogue.catalogueIds, {
      query: { kind: kind === 'PRODUCT' ? 'product' : 'service', ...filterOf(filter) },
    });
    const type = kind === 'PRODUCT' ? 'Product' : 'Service';
    return data.map((dbId) => globalId(type, dbId));
  },

  async cataloguePlace(_tenant, { item, first, filter }, { call }) {
    const { limit } = pageOf({ first });
    const named = parseId(item);
    if (named?.type !== 'Product' && named?.type !== 'Service') return null;
    const { data } = await call(catalogue.catalogueIds, {
      query: { kind: named.type === 'Product' ? 'product' : 'service', ...filterOf(filter) },
    });
    const offset = data.indexOf(named.dbId);
    return offset < 0 ? null : { page: Math.floor(offset / limit) + 1 };
  },

  async categories(_tenant, _args, { call }) {
    const { data } = await call(catalogue.catalogueCategories);
    return data.map(categoryOf);
  },

  async scan({ schema }, { code }, { call }) {
    const label = readLabelAddress(code);
    // A label of another shop has no meaning here, even where ids are equal.
    if (label && label.tenant !== schema) return null;
    const sku = label ? (label.variant ?? label.product) : code.trim();
    if (sku === '' || sku.length > MAX_CODE) return null;
    const found = await orNull(() => call(catalogue.variantBySku, { params: { sku } }));
    if (found?.product.category !== 'product') return null;
    return { product: productOf(found.product), variant: found.variant && variantOf(found.variant) };
  },

  async catalogueImport(_tenant, { id }, { call }) {
    const params = importParams(id);
    const found = params && (await orNull(() => call(catalogue.catalogueImport, { params })));
    return found ? importOf(found.data) : null;
  },

  async catalogueImportProgress(_tenant, { id }, { call }) {
    const params = importParams(id);
    const found = params && (await orNull(() => call(catalogue.catalogueImportProgress, { params })));
    return found ? { rowsDone: found.rows_done, isDone: found.done } : null;
  },

  async sheetColumns(_tenant, { kind }, { call }) {
    const query = { category_type: kind === 'PRODUCT' ? ('product' as const) : ('service' as const) };
    const { data } = await call(catalogue.getColumnName, { query });
    return data;
  },
};

function importParams(id: string): { id: string } | undefined {
  const named = parseId(id);
  return named?.type === 'CatalogueImport' ? { id: named.dbId } : undefined;
}
