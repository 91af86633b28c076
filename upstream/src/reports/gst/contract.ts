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

/** What invoices come to for a GST return (CGST Rules 2017, rule 59). The specification names no call. */

/** Sums of lines or of documents less what came back, in rupees. `total` is taxable value and taxes. */
const sums = {
  /** How many invoices they are of. */
  documents: Type.Integer(),
  taxable: Money,
  cgst: Money,
  sgst: Money,
  igst: Money,
  total: Money,
};

const Supply = Type.Enum([...GST_SUPPLIES]);
const Grouping = Type.Enum([...GST_GROUPINGS]);

/** What a row does not group by is null. */
export const GstRow = Type.Object({
  supply: Supply,
  /** In per cent. */
  gst_percentage: Percent,
  /** The HSN of goods or the SAC of services; empty where the item had none. By HSN alone, as the next three. */
  hsn: Nullable(Type.String()),
  kind: Nullable(Type.Enum(['PRODUCT', 'SERVICE'])),
  unit: Nullable(Type.String()),
  quantity: Nullable(Quantity),
  /** Of a registered buyer; empty of the others, who are one. By party alone, as the next two. */
  gstin: Nullable(Type.String()),
  /** As his last invoice names him; empty of buyers without a GSTIN. */
  name: Nullable(Type.String()),
  /** GST code of the state of supply; empty where the shop names none. */
  place_of_supply: Nullable(Type.String()),
  ...sums,
});

/** What the documents themselves say: the rows of each grouping come to the same. */
export const GstSummary = Type.Object({
  ...sums,
  /** Discounts that were given after tax, which lower no taxable value. */
  discount: Money,
  round_off: Money,
  /** What the invoices less the credit notes come to: total - discount + round-off. */
  billed: Money,
  /** How many credit notes were issued on these days, and what they come to; every figure is less by them. */
  credit_notes: Type.Integer(),
  credited: Money,
  by_supply: Type.Array(Type.Object({ supply: Supply, ...sums })),
});

export const gstSummary = endpoint({
  method: 'POST',
  path: '/billing/gstSummary',
  summary:
    'What the invoices of some days come to for a GST return, by rate, by HSN or SAC, or by buyer, less the credit notes of these days; canceled ones left out',
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
  summary: 'All rows of a GST summary, at most 50,000, as a workbook: numbers as numbers and no formula',
  answers: 'binary',
  tenant: 'query',
  rights: READ_REPORTS,
  repeat: 'safe',
  body: { ...days, by: Grouping },
  answer: workbook,
});
