import { ITEM_KINDS, SELLER_VIEWS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, include, Money, Nullable, PageOfList, paging, Quantity, Success } from '../../http/schemas.ts';
import { days, READ_REPORTS, workbook } from '../range.ts';

/** What sells best, and what lies in stock. The specification names no call. */

export const SellerRow = Type.Object({
  item_id: Id,
  item_name: Type.String(),
  kind: Type.Enum([...ITEM_KINDS]),
  category: Nullable(Type.String()),
  unit: Type.String(),
  /** What was sold on these days less what came back on them. */
  sold_qty: Quantity,
  /** The same in rupees, before tax. */
  amount: Money,
  /**
   * What it brought before tax, after discounts, less what it cost on average when it was sold; what came back damaged stays
   * a cost. Null where no cost was known, and for everybody but the owner.
   */
  profit: Nullable(Money),
  /** How many invoices it stands on. */
  bills: Type.Integer(),
  /** What is in stock now, and what that comes to at its price; null of what is not counted. */
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
    'Items that were sold on some days, by what they brought before tax or by quantity; or those in stock of which nothing was sold, by the value of the stock',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: { ...filter, ...paging, include: include('count', 'summary', 'page') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(SellerRow),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    /** Over all that match. */
    summary: Type.Optional(Type.Object({ amount: Money, profit: Nullable(Money), stock_value: Money })),
  }),
});

export const exportSellers = endpoint({
  method: 'POST',
  path: '/billing/exportSellers',
  summary: 'All sellers that match, at most 50,000, as a workbook: numbers as numbers and no formula',
  answers: 'binary',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: filter,
  answer: workbook,
});
