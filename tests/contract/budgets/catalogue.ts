import { type Budgets, write } from './budget.ts';

export const catalogue: Budgets = {
  useFindCodeQuery: { calls: 2, variables: ({ barcode }) => ({ code: barcode }) },
  OpenLabelQuery: { calls: 2, variables: ({ barcode }) => ({ code: barcode }) },
  AddProductQuery: { calls: 2, variables: () => ({ search: 'a' }) },
  ItemDrawerQuery: {
    calls: 4,
    variables: ({ product }) => ({ form: 'product_catalogs', item: product, editing: true }),
  },
  useSaveItemCreateMutation: {
    calls: 2,
    variables: () =>
      write({ kind: 'PRODUCT', values: ['title', 'price'].map((name) => ({ name, value: '50' })) }),
  },
  useSaveItemUpdateMutation: {
    calls: 2,
    variables: ({ product }) => write({ item: product, values: [{ name: 'brand', value: 'Kota' }] }),
  },
  useUpdatePriceMutation: { calls: 2, variables: ({ product }) => write({ item: product, price: '120.00' }) },
  ProductPageQuery: { calls: 3, size: 'first', variables: () => ({ first: 10 }) },
  ServicePageQuery: { calls: 3, size: 'first', variables: () => ({ first: 10 }) },
  OpenItemQuery: { calls: 2, variables: ({ product }) => ({ id: product }) },
  ItemDetailQuery: { calls: 3, variables: ({ product }) => ({ id: product, form: 'product_catalogs' }) },
  useAllIdsQuery: { calls: 2, variables: () => ({ kind: 'PRODUCT', search: 'a' }) },
  useSavedQuery: { calls: 2, variables: ({ product }) => ({ item: product, first: 10 }) },
  useNamesQuery: { calls: 2, variables: ({ product }) => ({ ids: [product] }) },
  useDeleteItemsMutation: { calls: 2, variables: ({ spareProduct }) => write({ items: [spareProduct] }) },
  useUpdateStatusMutation: {
    calls: 2,
    variables: ({ service }) => write({ items: [service], status: 'AVAILABLE' }),
  },
  useUpdateMarketplaceMutation: {
    calls: 2,
    variables: ({ product }) => write({ items: [product], listed: true }),
  },
  PictureDialogQuery: { calls: 2, variables: ({ product }) => ({ item: product }) },
  CatalogImageQuery: { calls: 2, variables: ({ product }) => ({ item: product }) },
  useUpdateItemImageMutation: {
    calls: 2,
    variables: ({ product }) => write({ item: product, values: [], removeImage: true }),
  },
  // The user and the shop's goods, whose page and count are one call.
  ToBuyPageQuery: { calls: 2, variables: () => ({ first: 50 }), size: 'first' },
  SuppliersPageQuery: { calls: 2, variables: () => ({ first: 20 }), size: 'first' },
  // The supplier and its receipts.
  OpenSupplierQuery: {
    calls: 3,
    variables: ({ supplier }) => ({ id: supplier, first: 100 }),
    size: 'first',
  },
  useSupplierNamesQuery: { calls: 2 },
  // The product and its cost.
  CostFactsQuery: { calls: 3, variables: ({ counted: { product } }) => ({ id: product }) },
  useReceiveGoodsMutation: {
    calls: 2,
    variables: ({ product }) => write({ product, quantity: '1', cost: '10.00', supplier: 'Surat Textiles' }),
  },
  useReceiveDeliveryMutation: {
    calls: 2,
    variables: ({ product }) =>
      write({ supplier: 'Surat Textiles', lines: [{ product, quantity: '1', cost: '10.00' }] }),
  },
  useFoundGoodsQuery: { calls: 2, variables: () => ({ search: 's' }) },
  useUndoGoodsMutation: { calls: 2, variables: ({ goodsReceipt }) => write({ goodsReceipt }) },
  StockBodyQuery: { calls: 3, variables: ({ varied }) => ({ product: varied, filter: null }) },
  StockHistoryPageQuery: {
    calls: 3,
    size: 'count',
    variables: ({ product }) => ({ id: product, count: 20, cursor: null, filter: null }),
  },
  useCorrectStockMutation: {
    calls: 2,
    variables: ({ counted: { product, available } }) =>
      write({ product, available, expectedAvailable: available }),
  },
  LookAtImportQuery: { calls: 2, variables: ({ sheet }) => ({ id: sheet.import }) },
  watchProgressQuery: { calls: 2, variables: ({ sheet }) => ({ id: sheet.import }) },
  useMatchImportMutation: {
    calls: 2,
    variables: ({ sheet: { import: id, columns } }) => write({ import: id, columns }),
  },
  useRunImportMutation: {
    calls: 2,
    variables: ({ sheet: { import: id, version } }) => write({ import: id, version }),
  },
  useStopImportMutation: { calls: 2, variables: ({ sheet }) => write({ import: sheet.import }) },
};
