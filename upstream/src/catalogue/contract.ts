import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Id, Ids, Nullable, Success, Text } from '../http/schemas.ts';
import { CatalogueItem, Variant } from './schemas.ts';

/** Categories, variants and scanned codes; lists and changes of items are in `items`. */

export * from './items/contract.ts';
export { uploadCatalogImage } from './pictures/contract.ts';
export * from './stock/contract.ts';
export * from './sheets/contract.ts';
export { Headings } from './sheets/headings/schemas.ts';
export { CatalogueItem, Variant } from './schemas.ts';

export const catalogueCategories = endpoint({
  method: 'GET',
  path: '/catalogue-categories',
  summary: 'Lists the names of the categories in use, by kind, with the number of items in each',
  tenant: 'query',
  rights: ['billing:view', ...openedBy('products:view'), 'services:view'],
  repeat: 'safe',
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('product'), Type.Literal('service')]),
        name: Type.String(),
        items: Type.Integer(),
      }),
    ),
  }),
});

export const variantsByProduct = endpoint({
  method: 'GET',
  path: '/lens-variants/product/:id',
  summary: 'Lists the variants of a product',
  tenant: 'query',
  rights: ['billing:view', ...openedBy('products:view')],
  repeat: 'safe',
  params: { id: Id },
  answer: Type.Object({ success: Success, data: Type.Array(Variant) }),
});

export const variants = endpoint({
  method: 'GET',
  path: '/lens-variants',
  summary: 'Lists the variants of up to 100 products, or up to 100 variants by ids',
  tenant: 'query',
  rights: ['billing:view', ...openedBy('products:view')],
  repeat: 'safe',
  query: { product_ids: Type.Optional(Ids), variant_ids: Type.Optional(Ids) },
  answer: Type.Object({ success: Success, data: Type.Array(Variant) }),
});

export const variantBySku = endpoint({
  method: 'GET',
  path: '/lens-variants/:sku',
  summary: 'Finds what a scanned code stands for: a variant, product or service by id, code or bar code',
  tenant: 'query',
  rights: ['billing:view', ...openedBy('products:view')],
  repeat: 'safe',
  params: { sku: Text(64) },
  answer: Type.Object({
    success: Success,
    /** Null when the code belongs to the item itself. */
    variant: Nullable(Variant),
    product: CatalogueItem,
  }),
});

export { labelPrint } from './labels/contract.ts';
