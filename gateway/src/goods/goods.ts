import type { goods } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';

type Receipt = Answer<typeof goods.goodsReceipts>['data'][number];
type SupplierRow = Answer<typeof goods.suppliers>['data'][number];
type ToBuy = Answer<typeof goods.goodsToBuy>['data'][number];
type Cost = Answer<typeof goods.goodsCosts>['data'][number];

/** Maps received goods to the graph's type. */
export const receiptOf = (row: Receipt) => ({
  ...nodeOf('GoodsReceipt', row.id),
  productId: globalId('Product', row.product_id),
  productTitle: row.product_title,
  variantSku: row.variant_sku,
  supplier: row.supplier_name,
  billNumber: row.bill_number,
  quantity: row.quantity,
  unit: row.unit,
  cost: row.cost,
  receivedOn: row.received_on,
  receivedBy: row.created_by_name,
  undoneAt: row.undone_at,
  undoneBy: row.undone_by_name,
});

/** Maps a supplier to the graph's type. */
export const supplierOf = (row: SupplierRow) => ({
  ...nodeOf('Supplier', row.id),
  name: row.name,
  receiptCount: row.receipts,
  lastOn: row.last_on,
  spent: row.spent,
});

/** Maps a product at low stock to the graph's type. */
export const toBuyOf = (row: ToBuy) => ({
  productId: globalId('Product', row.product_id),
  title: row.title,
  unit: row.unit,
  available: row.available,
  lowStock: row.low_stock,
  soldIn30Days: row.sold_30_days,
  supplier: row.supplier_name,
  lastCost: row.last_cost,
});

/** Unit cost, by product or variant id. */
export const costOf = ({ id, last, average }: Cost) => ({ dbId: id, last, average });
