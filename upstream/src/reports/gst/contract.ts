import { GST_GROUPINGS, GST_SUPPLIES } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  include,
  Money,
  Nullable,
  PageOfList,
  paging,
  Percent,
  Quantity,
  Success,
} from '../../http/schemas.ts';
import { days, READ_REPORTS, workbook } from '../range.ts';

/** Totals of invoices for a GST return (CGST Rules 2017, rule 59). The specification names no call. */

/** Sums of lines or documents less returns, in rupees. `total` is taxable value plus taxes. */
const sums = {
  /** Number of invoices. */
  documents: Type.Integer(),
  taxable: Money,
  cgst: Money,
  sgst: Money,
  igst: Money,
  total: Money,
};

const Supply = Type.Enum([...GST_SUPPLIES]);
const Grouping = Type.Enum([...GST_GROUPINGS]);

/** Fields that the rows are not grouped by are null. */
export const GstRow = Type.Object({
  supply: Supply,
  /** In per cent. */
  gst_percentage: Percent,
  /** HSN of goods or SAC of services; empty if the item has none. Only for grouping by HSN, like the next three. */
  hsn: Nullable(Type.String()),
  kind: Nullable(Type.Enum(['PRODUCT', 'SERVICE'])),
  unit: Nullable(Type.String()),
  quantity: Nullable(Quantity),
  /** Of a registered buyer; empty for all others, who form one group. Only for grouping by party, like the next two. */
  gstin: Nullable(Type.String()),
  /** From the buyer's last invoice; empty for buyers without a GSTIN. */
  name: Nullable(Type.String()),
  /** GST state code of the place of supply; empty if the shop has none. */
  place_of_supply: Nullable(Type.String()),
  ...sums,
});

/** Totals of the documents themselves, which the rows of each grouping add up to. */
export const GstSummary = Type.Object({
  ...sums,
  /** Discounts after tax, which do not reduce the taxable value. */
  discount: Money,
  round_off: Money,
  /** Invoices less credit notes: total - discount + round-off. */
  billed: Money,
  /** Number and total of the credit notes issued on these days; every figure is net of them. */
  credit_notes: Type.Integer(),
  credited: Money,
  by_supply: Type.Array(Type.Object({ supply: Supply, ...sums })),
});

export const gstSummary = endpoint({
  method: 'POST',
  path: '/billing/gstSummary',
  summary:
    'Returns the invoice totals of a range of days for a GST return, by rate, by HSN or SAC, or by buyer, less the credit notes of these days; without canceled invoices',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: { ...days, by: Grouping, ...paging, include: include('count', 'summary', 'page') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(GstRow),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    summary: Type.Optional(GstSummary),
  }),
});

export const exportGstSummary = endpoint({
  method: 'POST',
  path: '/billing/exportGstSummary',
  summary:
    'Exports all rows of a GST summary, at most 50,000, as a workbook: numbers as numbers, no formulas',
  answers: 'binary',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: { ...days, by: Grouping },
  answer: workbook,
});
