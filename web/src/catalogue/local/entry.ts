import {
  isLow,
  naturalKey,
  searchWords,
  type BasisPoints,
  type ItemKind,
  type Milli,
  type Paise,
} from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { entry_product$key } from '../../__generated__/entry_product.graphql.ts';
import type { entry_service$key } from '../../__generated__/entry_service.graphql.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../app/graph/scalars.ts';

/** A product or service as the cart lists and searches it. */
export interface CatalogueEntry {
  kind: ItemKind;
  /** Global id. */
  id: string;
  title: string;
  /** Alternative names. */
  alsoCalled: string | null;
  /** The shop's own code. */
  sku: string | null;
  /** EAN, UPC or in-house barcode; products only. */
  barcode: string | null;
  /** Products only. */
  brand: string | null;
  category: string | null;
  hsn: string | null;
  unit: string;
  /** 0 if it is asked at the till, or if the variants have prices. */
  price: Paise;
  priceAtTill: boolean;
  /** Printed on the pack; null if there is none, if the variants have their own, and for services. */
  mrp: Paise | null;
  gst: BasisPoints;
  taxInclusive: boolean;
  /** URL of the thumbnail. */
  image: string | null;
  /** Whether stock is tracked; never for services. */
  tracked: boolean;
  available: Milli;
  /** Low by the product's own threshold, or else by the default one. */
  isLow: boolean;
  hasVariants: boolean;
  /** Number of invoices of the last 90 days that include it. */
  sold: number;
  /** The text that a search matches (domain: `searchWords`). */
  words: string;
  /** Sort key of the title (domain: `naturalKey`). */
  order: string;
}

type Named = Pick<CatalogueEntry, 'title' | 'alsoCalled' | 'sku' | 'barcode' | 'brand' | 'category'>;

/** Search and sort keys of an item, computed once rather than on every keystroke. */
export const searchedOf = ({ title, alsoCalled, sku, barcode, brand, category }: Named) => ({
  words: searchWords({ title, alsoCalled, codes: [sku, barcode], brand, category }),
  order: naturalKey(title),
});

export function readProduct(key: entry_product$key): CatalogueEntry {
  const product = readInlineData(
    graphql`
      fragment entry_product on Product @inline {
        id
        title
        alsoCalled
        sku
        barcode
        brand
        category
        soldLately
        hsn
        unit
        price
        priceAtTill
        mrp
        gstPercentage
        taxInclusive
        thumbnail
        tracksStock
        available
        lowStock
        hasVariants
      }
    `,
    key,
  );
  const { id, title, unit, taxInclusive, tracksStock, lowStock, hasVariants, soldLately: sold } = product;
  const { priceAtTill } = product;
  const available = milliOf(product.available);
  const {
    alsoCalled = null,
    sku = null,
    barcode = null,
    brand = null,
    category = null,
    hsn = null,
  } = product;
  const { thumbnail: image = null } = product;
  return {
    kind: 'PRODUCT',
    id,
    title,
    alsoCalled,
    sku,
    barcode,
    brand,
    category,
    hsn,
    unit,
    taxInclusive,
    image,
    hasVariants,
    price: paiseOf(product.price),
    priceAtTill,
    mrp: product.mrp == null ? null : paiseOf(product.mrp),
    gst: basisPointsOf(product.gstPercentage),
    tracked: tracksStock,
    available,
    isLow: tracksStock && isLow(available, lowStock == null ? null : milliOf(lowStock)),
    sold,
    ...searchedOf({ title, alsoCalled, sku, barcode, brand, category }),
  };
}

export function readService(key: entry_service$key): CatalogueEntry {
  const service = readInlineData(
    graphql`
      fragment entry_service on Service @inline {
        id
        title
        alsoCalled
        sku
        category
        soldLately
        hsn
        unit
        price
        priceAtTill
        gstPercentage
        taxInclusive
        thumbnail
      }
    `,
    key,
  );
  const { id, title, unit, taxInclusive, soldLately: sold } = service;
  const { alsoCalled = null, sku = null, category = null, hsn = null, thumbnail: image = null } = service;
  return {
    kind: 'SERVICE',
    id,
    title,
    alsoCalled,
    sku,
    barcode: null,
    brand: null,
    category,
    hsn,
    unit,
    taxInclusive,
    image,
    price: paiseOf(service.price),
    priceAtTill: service.priceAtTill,
    mrp: null,
    gst: basisPointsOf(service.gstPercentage),
    tracked: false,
    available: 0,
    isLow: false,
    hasVariants: false,
    sold,
    ...searchedOf({ title, alsoCalled, sku, barcode: null, brand: null, category }),
  };
}

const TYPES: Readonly<Record<keyof CatalogueEntry, readonly string[]>> = {
  kind: ['string'],
  id: ['string'],
  title: ['string'],
  alsoCalled: ['string', 'null'],
  sku: ['string', 'null'],
  barcode: ['string', 'null'],
  brand: ['string', 'null'],
  category: ['string', 'null'],
  hsn: ['string', 'null'],
  unit: ['string'],
  price: ['number'],
  priceAtTill: ['boolean'],
  mrp: ['number', 'null'],
  gst: ['number'],
  taxInclusive: ['boolean'],
  image: ['string', 'null'],
  tracked: ['boolean'],
  available: ['number'],
  isLow: ['boolean'],
  hasVariants: ['boolean'],
  sold: ['number'],
  words: ['string'],
  order: ['string'],
};

/** Whether a value, such as one stored on the device, is an entry of this version. */
export function isEntry(value: unknown): value is CatalogueEntry {
  if (typeof value !== 'object' || value === null) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.entries(TYPES).every(([name, types]) => {
    const one = found.get(name);
    return types.includes(one === null ? 'null' : typeof one);
  });
}
