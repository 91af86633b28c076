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

/** How the stock of a product came to be what it is: every movement, with what was left after it. */

/** Why a stock was set by hand. */
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
  /** Below zero for what left the stock. */
  quantity: Quantity,
  /** What was in stock of the product after it, with all its variants. */
  balance: Quantity,
  /** What was in stock after it of the variant that moved; null where none did. */
  variant_balance: Nullable(Quantity),
  variant_id: Nullable(Id),
  /** The shop's code of the variant. */
  variant_sku: Nullable(Type.String()),
  document_id: Nullable(Id),
  /** The number of the bill that moved it. */
  document_number: Nullable(Type.String()),
  /** The number of the order in pieces that it was cut for. */
  order_number: Nullable(Type.String()),
  /** Of a correction, where whoever made it was asked. */
  correction_reason: Nullable(CorrectionReason),
  note: Nullable(Type.String()),
  /** Of goods that came in: from whom, and the number of the supplier's bill. */
  supplier_name: Nullable(Type.String()),
  bill_number: Nullable(Type.String()),
  /** Who did it; null for what stood there from the beginning. */
  employee_id: Nullable(Id),
  employee_name: Nullable(Type.String()),
  created_at: Instant,
});

export const stockMoves = endpoint({
  method: 'GET',
  path: '/stock-moves/:id',
  summary: 'The movements of the stock of a product, or of some of its variants, newest first',
  tenant: 'query',
  rights: openedBy('products:view'),
  repeat: 'safe',
  params: { id: Id },
  query: {
    variant_ids: Type.Optional(Ids),
    ...paging,
    /** What moved since: a movement is never changed nor deleted. */
    ...updatedSince,
    /** By when it was: default desc. */
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
