import { searchedOf, type CatalogueEntry } from './local/entry.ts';

/** A product for tests. */
export const entry = (change: Partial<CatalogueEntry> = {}): CatalogueEntry => {
  const made = {
    kind: 'PRODUCT' as const,
    id: 'p1',
    title: 'Bandhani silk dupatta, red',
    alsoCalled: null,
    sku: 'DUP-014',
    barcode: '8901234567894',
    brand: null,
    category: 'Dupattas',
    hsn: '6214',
    unit: 'pc',
    price: 185_000,
    priceAtTill: false,
    mrp: null,
    gst: 500,
    taxInclusive: false,
    image: null,
    tracked: true,
    available: 12_000,
    isLow: false,
    hasVariants: false,
    sold: 0,
    ...change,
  };
  return { ...made, ...searchedOf(made) };
};
