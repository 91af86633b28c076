import { randomInt, randomUUID } from 'node:crypto';
import { ask } from './api.ts';

/** An item of a demo shop to sell. */
export interface Goods {
  id: string;
  title: string;
  hasVariants: boolean;
  tracksStock: boolean;
  available: string;
}

/** What a demo shop has that a test can bill. */
export interface Stock {
  /** Counted, with at least five in stock; undefined for a shop without products. */
  product: Goods | undefined;
  /** With variants, one of which is in stock. */
  varied: (Goods & { variant: string }) | undefined;
  service: string;
}

interface Found {
  viewer: {
    tenant: {
      business: { capabilities: string[] };
      products: {
        edges: { node: Goods & { variants: { sku: string; available: string }[] } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      services: { edges: { node: { title: string } }[] };
    };
  };
}

const FIND = `query ($after: String) {
  viewer {
    tenant {
      business { capabilities }
      products(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges { node { id title hasVariants tracksStock available variants { sku available } } }
      }
      services(first: 1) { edges { node { title } } }
    }
  }
}`;

/** Goods of the token's shop; found by their properties, since the demo goods are generated. */
export async function stockOf(token: string): Promise<Stock> {
  const goods: Found['viewer']['tenant']['products']['edges'][number]['node'][] = [];
  let after: string | undefined;
  let service = '';
  let sellsProducts = true;
  do {
    const { viewer } = await ask<Found>(token, FIND, { after });
    const { business, products, services } = viewer.tenant;
    sellsProducts = !business.capabilities.includes('HIDES_PRODUCTS');
    goods.push(...products.edges.map(({ node }) => node));
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : undefined;
    service = services.edges[0]?.node.title ?? '';
  } while (after !== undefined);
  if (!sellsProducts) return { product: undefined, varied: undefined, service };
  const isUnique = ({ title }: Goods) => goods.filter((other) => other.title.includes(title)).length === 1;
  const product = goods.find(
    (item) => item.tracksStock && !item.hasVariants && Number(item.available) >= 5 && isUnique(item),
  );
  const varied = goods
    .filter((item) => item.hasVariants && isUnique(item))
    .flatMap((item) => {
      const variant = item.variants.find(({ available }) => Number(available) >= 1);
      return variant ? [{ ...item, variant: variant.sku }] : [];
    })[0];
  return { product, varied, service };
}

/** A customer of one test only. */
export interface Customer {
  id: string;
  name: string;
  mobile: string;
}

/** A name and a mobile that are unique in the run. */
export function freshCustomer(): Omit<Customer, 'id'> {
  const digits = String(randomInt(10 ** 9)).padStart(9, '0');
  return { name: `Test ${digits}`, mobile: `6${digits}` };
}

const ADD = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { ... on CreateCustomerSuccess { customer { id name mobile } } }
}`;

/** Adds a customer without the screen. */
export async function addCustomer(token: string): Promise<Customer> {
  const input = { key: randomUUID(), ...freshCustomer() };
  const { createCustomer: added } = await ask<{ createCustomer: { customer: Customer } }>(token, ADD, {
    input,
  });
  return added.customer;
}

const ADD_PRODUCT = `mutation ($input: CreateCatalogueItemInput!) {
  createCatalogueItem(input: $input) { ... on CreateCatalogueItemSuccess { item { id } } }
}`;

/** Adds a product for 250 rupees without the screen, and returns its global id. */
export async function addProduct(token: string, title: string, stock = 7): Promise<string> {
  const form = { title, price: '250', is_inventory: 'Yes', available_quantity: String(stock) };
  const values = Object.entries(form).map(([name, value]) => ({ name, value }));
  const input = { key: randomUUID(), kind: 'PRODUCT', values };
  const { createCatalogueItem: added } = await ask<{ createCatalogueItem: { item: { id: string } } }>(
    token,
    ADD_PRODUCT,
    { input },
  );
  return added.item.id;
}
