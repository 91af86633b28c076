import type { catalogue } from '@galla/upstream/contract';
import { catalogPrice, rupees, type ItemKind } from '@galla/domain';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import { paiseOf } from '../rest/decimals.ts';
import type { CatalogueStatus, Category, Product, Service, StockMove, Variant } from '../types.generated.ts';

type ItemRow = Answer<typeof catalogue.servicesProducts>['products'][number];
type VariantRow = Answer<typeof catalogue.variants>['data'][number];
type StockMoveRow = Answer<typeof catalogue.stockMoves>['data'][number];
type CategoryRow = Answer<typeof catalogue.catalogueCategories>['data'][number];

/** Fields with resolvers: the form's values are only produced when selected. */
type Resolved = 'fields' | 'viewerCanDelete' | 'viewerCanEdit';

/** Values of form fields that are not fields of the graph, by name. */
interface OwnFields {
  ownFields: Readonly<Record<string, string>>;
}

/** Fields that the slice goods resolves for a product or a variant. */
type ResolvedByGoods = 'cost';

/** Fields that the slice optical resolves for a product. */
type ResolvedByOptical =
  | 'assignedPoints'
  | 'variantForm'
  | 'viewerCanAssignPoints'
  | 'viewerCanDeleteVariants'
  | 'viewerCanEditVariants';

export type ProductMapper = Model<
  Product,
  'labelPath' | 'stockMoves' | 'variants' | Resolved | ResolvedByGoods | ResolvedByOptical
> &
  OwnFields;
export type ServiceMapper = Model<Service, Resolved> & OwnFields;
export type VariantMapper = Model<
  Variant,
  'fields' | 'labelPath' | 'lensPower' | 'prescriptions' | 'stockByPower' | 'stockMoves' | ResolvedByGoods
> &
  OwnFields & { productId: string };
export type StockMoveMapper = Omit<StockMove, 'document' | 'goodsReceipt'> & {
  __typename: 'StockMove';
  documentId: string | null;
  goodsReceiptId: string | null;
};

/** Anything that can be sold on a bill's line. */
export type ItemModel = ProductMapper | ServiceMapper;

const STATUSES = {
  Available: 'AVAILABLE',
  'Out of stock': 'OUT_OF_STOCK',
  Hidden: 'HIDDEN',
  Discontinued: 'DISCONTINUED',
} as const satisfies Record<ItemRow['oc_status'], CatalogueStatus>;

const WORDS = new Map(
  Object.entries(STATUSES).map(([word, status]) => [status, word as ItemRow['oc_status']]),
);

/** A status in the REST API's spelling. */
export function statusWord(status: CatalogueStatus): ItemRow['oc_status'] {
  const word = WORDS.get(status);
  if (word === undefined) throw new TypeError(`Not a status of an item: ${status}`);
  return word;
}

/** Maps an item of either catalogue. */
export const itemOf = (row: ItemRow): ItemModel =>
  row.category === 'product' ? productOf(row) : serviceOf(row);

/** An item's starting price on a bill; ₹0 where it is priced at the till or through variants. */
function priceOf(kind: ItemKind, { price, offer }: ItemRow): string {
  return rupees(
    catalogPrice(kind, price === null ? null : paiseOf(price), offer === null ? null : paiseOf(offer)) ?? 0,
  );
}

/** Fields shared by products and services. */
function commonOf(row: ItemRow) {
  return {
    dbId: row.id,
    title: row.title,
    alsoCalled: row.also_called,
    description: row.description,
    sku: row.sku,
    hsn: row.hsn,
    category: row.category_name,
    gstPercentage: row.gst_percentage,
    taxInclusive: row.tax_inclusive === 1,
    unit: row.unit,
    image: row.image,
    thumbnail: row.thumbnail,
    status: STATUSES[row.oc_status],
    offer: row.offer,
    priceAtTill: row.price_at_till === 1,
    listPrice: row.price,
    gstFromSetting: row.gst_from_setting === 1,
    percentagePoints: row.is_percentage_points === 1,
    points: row.points,
    employeePercentage: row.employee_percentage,
    soldLately: row.sold_90_days,
    ownFields: row.fields,
  };
}

export function productOf(row: ItemRow): ProductMapper {
  return {
    __typename: 'Product',
    ...commonOf(row),
    barcode: row.barcode,
    brand: row.brand,
    price: priceOf('PRODUCT', row),
    mrp: row.mrp,
    inMarketplace: row.market_place === 1,
    type: row.type,
    size: row.size,
    color: row.color,
    lowStock: row.low_stock,
    isLow: row.is_low === 1,
    tracksStock: row.is_inventory === 1,
    available: row.available_quantity,
    hasVariants: row.has_variants === 1,
  };
}

export function serviceOf(row: ItemRow): ServiceMapper {
  return { __typename: 'Service', ...commonOf(row), price: priceOf('SERVICE', row), duration: row.duration };
}

export function variantOf(row: VariantRow): VariantMapper {
  return {
    __typename: 'Variant',
    dbId: row.id,
    productId: row.product_id,
    sku: row.sku,
    barcode: row.barcode,
    price: row.sell_price,
    mrp: row.mrp,
    gstPercentage: row.gst_percentage,
    available: row.available_quantity,
    size: row.size,
    color: row.color,
    power: row.power,
    coating: row.coating,
    description: row.description,
    shape: row.shape,
    gender: row.gender,
    style: row.style,
    lensType: row.lens_type,
    material: row.material,
    index: row.index,
    ownFields: row.fields,
    image: row.image,
    thumbnail: row.thumbnail,
  };
}

export function categoryOf(row: CategoryRow): Category {
  return { name: row.name, kind: row.kind === 'product' ? 'PRODUCT' : 'SERVICE', itemCount: row.items };
}

export function stockMoveOf(row: StockMoveRow): StockMoveMapper {
  return {
    __typename: 'StockMove',
    code: row.id,
    kind: row.kind,
    quantity: row.quantity,
    balance: row.balance,
    variantBalance: row.variant_balance,
    variantSku: row.variant_sku,
    documentId: row.document_id,
    goodsReceiptId: row.goods_receipt_id,
    documentNumber: row.document_number,
    orderNumber: row.order_number,
    reason: row.correction_reason,
    note: row.note,
    supplier: row.supplier_name,
    billNumber: row.bill_number,
    by: row.employee_name,
    at: row.created_at,
  };
}
