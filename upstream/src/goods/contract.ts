import { MAX_BILL_NUMBER, MAX_DELIVERY_LINES, MAX_SUPPLIER_NAME, openedBy } from '@galla/domain';
import Type, { type TSchema } from 'typebox';
import { CatalogueItem } from '../catalogue/contract.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  Day,
  Id,
  Ids,
  include,
  Instant,
  Money,
  MoneyIn,
  Nullable,
  PageOfList,
  paging,
  Quantity,
  QuantityIn,
  Success,
  Text,
} from '../http/schemas.ts';

/** Goods receipts, suppliers and costs. The specification names no call. */

/** A goods receipt. Costs are visible to the owner only: null for everyone else. */
export const GoodsReceipt = Type.Object({
  id: Id,
  product_id: Id,
  product_title: Type.String(),
  variant_id: Nullable(Id),
  variant_sku: Nullable(Type.String()),
  supplier_id: Nullable(Id),
  supplier_name: Nullable(Type.String()),
  bill_number: Nullable(Type.String()),
  quantity: Quantity,
  unit: Type.String(),
  cost: Nullable(Money),
  received_on: Day,
  created_at: Instant,
  created_by_name: Type.String(),
  /** Of a receipt entered by mistake: when it was undone, and by whom; null otherwise. */
  undone_at: Nullable(Instant),
  undone_by_name: Nullable(Type.String()),
});

export const SupplierRow = Type.Object({
  id: Id,
  name: Type.String(),
  /** Number of receipts from this supplier, without undone ones; so are the day and the cost. */
  receipts: Type.Integer(),
  last_on: Nullable(Day),
  /** Total cost as far as known; null for everyone but the owner. */
  spent: Nullable(Money),
});

/** A product with low stock. */
export const ToBuyRow = Type.Object({
  product_id: Id,
  title: Type.String(),
  unit: Type.String(),
  available: Quantity,
  low_stock: Quantity,
  sold_30_days: Quantity,
  supplier_name: Nullable(Type.String()),
  /** Null for everyone but the owner. */
  last_cost: Nullable(Money),
});

const read = { method: 'POST', tenant: 'query', rights: openedBy('products:view'), repeat: 'safe' } as const;

const listed = <Row extends TSchema>(row: Row) =>
  Type.Object({
    success: Success,
    data: Type.Array(row),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
  });

export const receiveGoods = endpoint({
  method: 'POST',
  path: '/goods/receive',
  summary:
    'Adds received goods to the stock of a product or of one of its variants, with supplier, bill and cost if known. A new supplier is added',
  tenant: 'query',
  rights: openedBy('products:edit'),
  repeat: 'keyed',
  body: {
    product_id: Id,
    variant_id: Type.Optional(Nullable(Id)),
    quantity: QuantityIn,
    /** Per unit, before input tax that the shop gets back. */
    cost: Type.Optional(Nullable(MoneyIn)),
    supplier: Type.Optional(Nullable(Text(MAX_SUPPLIER_NAME))),
    bill_number: Type.Optional(Nullable(Text(MAX_BILL_NUMBER))),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    receipt: GoodsReceipt,
    /** The product after the receipt. */
    data: CatalogueItem,
  }),
});

export const receiveDelivery = endpoint({
  method: 'POST',
  path: '/goods/receiveDelivery',
  summary:
    'Adds the lines of a supplier’s bill to the stock, all or none: each is a receipt as by /goods/receive. Problems name the line, e.g. `lines.3.quantity`',
  tenant: 'query',
  rights: openedBy('products:edit'),
  repeat: 'keyed',
  body: {
    supplier: Type.Optional(Nullable(Text(MAX_SUPPLIER_NAME))),
    bill_number: Type.Optional(Nullable(Text(MAX_BILL_NUMBER))),
    lines: Type.Array(
      Type.Object({
        product_id: Id,
        variant_id: Type.Optional(Nullable(Id)),
        quantity: QuantityIn,
        /** Per unit, before input tax that the shop gets back. */
        cost: Type.Optional(Nullable(MoneyIn)),
      }),
      { minItems: 1, maxItems: MAX_DELIVERY_LINES },
    ),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    /** In the order of the lines. */
    receipts: Type.Array(GoodsReceipt),
    /** The products afterwards, each once. */
    data: Type.Array(CatalogueItem),
  }),
});

export const undoGoodsReceipt = endpoint({
  method: 'POST',
  path: '/goods/undoReceipt',
  summary:
    'Undoes a receipt entered by mistake: its quantity leaves the stock by a movement of its own, its cost leaves the average, and it stays in the list as undone. Fails with STOCK_SHORT (with `product_id`, `variant_id` and `available`) if less is in stock',
  tenant: 'query',
  rights: openedBy('products:edit'),
  repeat: 'keyed',
  body: { goods_receipt_id: Id },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    receipt: GoodsReceipt,
    /** The product afterwards. */
    data: CatalogueItem,
  }),
});

export const goodsReceipts = endpoint({
  ...read,
  path: '/goods/receipts',
  summary: 'Lists received goods, newest first: all, of a product, from a supplier, or by ids',
  body: {
    product_id: Type.Optional(Nullable(Id)),
    supplier_id: Type.Optional(Nullable(Id)),
    ids: Type.Optional(Ids),
    ...paging,
    include: include('count', 'page'),
  },
  answer: listed(GoodsReceipt),
});

export const suppliers = endpoint({
  ...read,
  path: '/goods/suppliers',
  summary: 'Lists suppliers by name with the purchases from them, or suppliers by ids',
  body: {
    /** Part of the name. */
    search: Type.Optional(Nullable(Text(MAX_SUPPLIER_NAME))),
    ids: Type.Optional(Ids),
    ...paging,
    include: include('count', 'page'),
  },
  answer: listed(SupplierRow),
});

export const goodsCosts = endpoint({
  ...read,
  path: '/goods/costs',
  rights: [],
  ownerOnly: true,
  summary:
    'Returns the last and the average cost of products and variants, by ids; leaves out those without a cost',
  body: { ids: Ids },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ id: Id, last: Money, average: Money })),
  }),
});

export const goodsToBuy = endpoint({
  ...read,
  path: '/goods/toBuy',
  summary:
    'Lists products whose stock is at or below their low mark, best-selling of the last 30 days first, with the last supplier and, for the owner, the last cost',
  body: { ...paging, include: include('count', 'page') },
  answer: listed(ToBuyRow),
});
