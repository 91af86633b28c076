import { catalogue } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { fakePage, isIncluded } from './fakePage.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export type ItemRow = Answer<typeof catalogue.servicesProducts>['products'][number];
export type VariantRow = Answer<typeof catalogue.variants>['data'][number];

export const itemId = (n: number) => uuid('a', n);
export const variantId = (n: number) => uuid('b', n);

/** The nth item of a shop: a product of ₹100 with 18 % GST, sold by the piece, 10 in stock. */
export function itemRow(n: number, changes: Partial<ItemRow> = {}): ItemRow {
  return {
    id: itemId(n),
    category: 'product',
    title: `Item ${n}`,
    also_called: null,
    description: null,
    sku: `SKU-${n}`,
    barcode: null,
    hsn: '6109',
    unit: 'pc',
    category_name: 'Shirts',
    brand: null,
    price: '100.00',
    offer: null,
    mrp: null,
    price_at_till: 0,
    gst_percentage: '18',
    tax_inclusive: 0,
    available_quantity: '10',
    is_inventory: 1,
    has_variants: 0,
    points: '0',
    employee_percentage: '0',
    duration: null,
    type: null,
    size: null,
    color: null,
    oc_status: 'Available',
    market_place: 0,
    gst_from_setting: 0,
    is_percentage_points: 0,
    low_stock: null,
    is_low: 0,
    sold_90_days: 0,
    fields: {},
    image: null,
    thumbnail: null,
    ...changes,
  };
}

/** The nth variant of the given product: ₹250 with 5 % GST, 4 in stock. */
export function variantRow(n: number, productId: string, changes: Partial<VariantRow> = {}): VariantRow {
  return {
    id: variantId(n),
    product_id: productId,
    sku: `VAR-${n}`,
    barcode: null,
    sell_price: '250.00',
    mrp: '300.00',
    gst_percentage: '5',
    inventory: { on_hand: '4' },
    available_quantity: '4',
    power: null,
    coating: null,
    size: 'M',
    color: null,
    description: null,
    shape: null,
    gender: null,
    style: null,
    lens_type: null,
    material: null,
    index: null,
    fields: {},
    image: null,
    thumbnail: null,
    ...changes,
  };
}

/** `/services-products` over these: those with the ids, or a page of each kind; with their variants on request. */
export function itemsAre(rows: readonly ItemRow[], variants: readonly VariantRow[] = []): Fake {
  return answering(catalogue.servicesProducts, ({ query = {} }) => {
    const { ids, kind } = query;
    const found = (ids ? rows.filter(({ id }) => ids.split(',').includes(id)) : rows).map((row) =>
      query.variants === 1 && row.category === 'product'
        ? { ...row, variants: variants.filter(({ product_id }) => product_id === row.id) }
        : row,
    );
    const products = found.filter(({ category }) => category === 'product');
    const services = found.filter(({ category }) => category === 'service');
    const pages = { product: fakePage(products, query), service: fakePage(services, query) };
    const page = kind && pages[kind].place.page;
    return {
      success: true,
      products: kind === 'service' ? [] : pages.product.rows,
      services: kind === 'product' ? [] : pages.service.rows,
      ...(page && { page }),
      ...(isIncluded(query, 'count') && { total_products: products.length, total_services: services.length }),
    };
  });
}

/** `/lens-variants` over these. */
export function variantsAre(rows: readonly VariantRow[]): Fake {
  return answering(catalogue.variants, ({ query }) => {
    const ids = [query?.product_ids, query?.variant_ids].flatMap((text) => text?.split(',') ?? []);
    const asked = rows.filter(({ id, product_id }) => ids.includes(product_id) || ids.includes(id));
    return { success: true, data: asked };
  });
}
