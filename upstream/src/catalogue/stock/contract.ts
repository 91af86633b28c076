import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  ChangesOfList,
  Id,
  Ids,
  include,
  Instant,
  Nullable,
  PageOfList,
  paging,
  Quantity,
  SortOrder,
  Success,
  updatedSince,
} from '../../http/schemas.ts';

/** The stock history of a product: every movement with the stock after it. */

/** Reason of a manual stock correction. */
export const CorrectionReason = Type.Union([
  Type.Literal('COUNTED'),
  Type.Literal('RECEIVED'),
  Type.Literal('DAMAGED'),
  Type.Literal('LOST'),
  Type.Literal('OWN_USE'),
  Type.Literal('GIVEN_BACK'),
  Type.Literal('OTHER'),
]);

export const StockMove = Type.Object({
  id: Id,
  kind: Type.Union([
    Type.Literal('OPENING'),
    Type.Literal('SALE'),
    Type.Literal('RETURN'),
    Type.Literal('CORRECTION'),
  ]),
  /** Negative for stock taken out. */
  quantity: Quantity,
  /** Stock of the product after the movement, including all its variants. */
  balance: Quantity,
  /** Stock of the moved variant afterwards; null for a product without variants. */
  variant_balance: Nullable(Quantity),
  variant_id: Nullable(Id),
  /** The variant's SKU. */
  variant_sku: Nullable(Type.String()),
  document_id: Nullable(Id),
  /** Number of the bill that caused the movement. */
  document_number: Nullable(Type.String()),
  /** Number of the order in pieces that caused the movement. */
  order_number: Nullable(Type.String()),
  /** For a correction whose author was asked for a reason. */
  correction_reason: Nullable(CorrectionReason),
  note: Nullable(Type.String()),
  /** The goods receipt that caused the movement, or whose undoing did: then the quantity is negative. */
  goods_receipt_id: Nullable(Id),
  /** For received goods: the supplier, and the number of their bill. */
  supplier_name: Nullable(Type.String()),
  bill_number: Nullable(Type.String()),
  /** The author; null for opening stock. */
  employee_id: Nullable(Id),
  employee_name: Nullable(Type.String()),
  created_at: Instant,
});

export const stockMoves = endpoint({
  method: 'GET',
  path: '/stock-moves/:id',
  summary: 'Lists the stock movements of a product, or of some of its variants, newest first',
  tenant: 'query',
  rights: openedBy('products:view'),
  repeat: 'safe',
  params: { id: Id },
  query: {
    variant_ids: Type.Optional(Ids),
    ...paging,
    /** Movements are never changed or deleted, so these are those made since. */
    ...updatedSince,
    /** By time: default desc. */
    sort_order: Type.Optional(SortOrder),
    include: include('count', 'page', 'changes'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(StockMove),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    changes: ChangesOfList,
  }),
});
