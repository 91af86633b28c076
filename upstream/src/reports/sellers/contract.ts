import { ITEM_KINDS, SELLER_VIEWS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, include, Money, Nullable, PageOfList, paging, Quantity, Success } from '../../http/schemas.ts';
import { days, READ_REPORTS, workbook } from '../range.ts';

/** Best-selling items and stock. The specification names no call. */

export const SellerRow = Type.Object({
  item_id: Id,
  item_name: Type.String(),
  kind: Type.Enum([...ITEM_KINDS]),
  category: Nullable(Type.String()),
  unit: Type.String(),
  /** Sold on these days, less returns. */
  sold_qty: Quantity,
  /** The same in rupees, before tax. */
  amount: Money,
  /**
   * Revenue before tax and after discounts, less the average cost at the time of sale; goods returned damaged remain a
   * cost. Null when no cost was known, and for everyone but the owner.
   */
  profit: Nullable(Money),
  /** Number of invoices that contain it. */
  bills: Type.Integer(),
  /** Current stock, and its value at the item's price; null for untracked items. */
  stock_qty: Nullable(Quantity),
  stock_value: Nullable(Money),
});

const filter = {
  ...days,
  view: Type.Enum([...SELLER_VIEWS]),
  kind: Type.Optional(Nullable(Type.Enum([...ITEM_KINDS]))),
};

export const sellers = endpoint({
  method: 'POST',
  path: '/billing/sellers',
  summary:
    'Lists items sold in a range of days, by sales before tax or by quantity; or items in stock that were not sold, by the value of the stock',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: { ...filter, ...paging, include: include('count', 'summary', 'page') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(SellerRow),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    /** Over all matches. */
    summary: Type.Optional(Type.Object({ amount: Money, profit: Nullable(Money), stock_value: Money })),
  }),
});

export const exportSellers = endpoint({
  method: 'POST',
  path: '/billing/exportSellers',
  summary: 'Exports all matching sellers, at most 50,000, as a workbook: numbers as numbers, no formulas',
  answers: 'binary',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: filter,
  answer: workbook,
});
