import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  ChangesOfList,
  Flag,
  Id,
  Ids,
  include,
  Names,
  PageOfList,
  paging,
  SortOrder,
  Success,
  Text,
  updatedSince,
} from '../../http/schemas.ts';
import { rightsOnCatalogue } from '../rights.ts';
import { CatalogType, CatalogueItem, ProductType, StockFilter } from '../schemas.ts';

const STATUS = '(Available|Out of stock|Hidden|Discontinued)';

/** Filters of a list of items. */
const filters = {
  search: Type.Optional(Text(100)),
  category: Type.Optional(Text(100)),
  /** The kind of product, such as "lens", as its form names it; empty for products without one. */
  type: Type.Optional(ProductType),
  /** Several categories or kinds; override `category` and `type`. */
  categories: Type.Optional(Names),
  types: Type.Optional(Names),
  /** Statuses joined by commas; default those on sale. */
  status: Type.Optional(Type.String({ pattern: `^${STATUS}(,${STATUS}){0,3}$` })),
  /** For products only. */
  stock: Type.Optional(StockFilter),
};

const lists = {
  ...paging,
  ...filters,
  ...updatedSince,
  /** Default title; for a search, best match first. */
  sort_by: Type.Optional(Type.Union([Type.Literal('title'), Type.Literal('updated')])),
  /** Default asc. */
  sort_order: Type.Optional(SortOrder),
  /** Leaves the other list empty (its total is still counted). Required for cursor pages. */
  kind: Type.Optional(CatalogType),
  ids: Type.Optional(Ids),
  /** 1 includes the variants of each product. */
  variants: Type.Optional(Flag),
  include: include('count', 'page', 'changes'),
};

const bothLists = Type.Object({
  success: Success,
  products: Type.Array(CatalogueItem),
  services: Type.Array(CatalogueItem),
  /** Page info for the list of `kind`. */
  page: PageOfList,
  total_products: Type.Optional(Type.Integer()),
  total_services: Type.Optional(Type.Integer()),
  /** Changes for the list of `kind`. */
  changes: ChangesOfList,
});

export const servicesProducts = endpoint({
  method: 'GET',
  path: '/services-products',
  summary:
    'Lists products and services on sale, by title, with search in title, code and category; or items by ids',
  tenant: 'query',
  rights: ['billing:view', ...openedBy('products:view'), 'services:view', 'billing-history:view'],
  repeat: 'safe',
  query: lists,
  answer: bothLists,
});

export const getProductsAndServices = endpoint({
  method: 'POST',
  path: '/getProductsAndServices',
  summary: 'Lists as /services-products, with the parameters in the body',
  tenant: 'body',
  rights: ['billing:view', ...openedBy('products:view'), 'services:view', 'billing-history:view'],
  repeat: 'safe',
  body: lists,
  answer: bothLists,
});

export const getCatalog = endpoint({
  method: 'POST',
  path: '/getCatalog',
  summary: 'Lists one of the two catalogues, by the name of its form; by title, at most 100 at a time',
  tenant: 'body',
  ...rightsOnCatalogue('view', ['name'], ['product_catalogs', 'service_catalogs']),
  repeat: 'safe',
  body: {
    name: Type.Union([Type.Literal('product_catalogs'), Type.Literal('service_catalogs')]),
    ...paging,
    ...filters,
    include: include('count', 'page'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(CatalogueItem),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
  }),
});

export const catalogueIds = endpoint({
  method: 'GET',
  path: '/catalogue-ids',
  summary: 'Lists the ids of all items that match the filter of a list, for "select all"; at most 10,000',
  tenant: 'query',
  ...rightsOnCatalogue('view', ['kind']),
  repeat: 'safe',
  query: { kind: CatalogType, ...filters },
  answer: Type.Object({ success: Success, data: Type.Array(Id) }),
});
