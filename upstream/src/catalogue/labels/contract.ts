import { LABEL_PAPERS, openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable } from '../../http/schemas.ts';

/** Labels of products and variants, as PDFs in a zip file (spec 3 §7; the paths are ours, no document gives them). */

const LabelPaper = Type.Enum([...LABEL_PAPERS]);
const LabelField = Type.Union([
  Type.Literal('name'),
  Type.Literal('price'),
  Type.Literal('mrp'),
  Type.Literal('sku'),
  Type.Literal('barcode'),
]);

/** Which labels, and how many of each; together at most 1,000. */
const products = Type.Array(
  Type.Object(
    {
      product_id: Id,
      /** How many labels; 1 unless said otherwise. */
      qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      /** Of this variant of the product. */
      variant_id: Type.Optional(Nullable(Id)),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 1000 },
);

/** What a request for labels names. */
export const labelFields = {
  products,
  /** A4 unless said otherwise. */
  paper: Type.Optional(LabelPaper),
  /** Of the QR code: on A4 37 to 150 pixels (default 150), on a roll 10 to 60 mm (default 30), on stickers from 10 mm to what they have room for. */
  size: Type.Optional(Type.Number({ minimum: 10, maximum: 150 })),
  /** What stands beside the code; default name, price, MRP and code. */
  fields: Type.Optional(Type.Array(LabelField, { maxItems: 5 })),
  /** The sticker at which the first sheet of each file begins, from 1: those before it are used up. */
  start: Type.Optional(Type.Integer({ minimum: 1, maximum: 65 })),
  /** One PDF with all labels, many to a sheet, instead of the zip file. */
  together: Type.Optional(Type.Boolean()),
};

/** A zip file, or a PDF. */
export const Zip = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

export const labelPrint = endpoint({
  method: 'POST',
  path: '/label-print',
  summary: 'Labels with QR codes: a PDF for each product or variant, as a zip file, or one PDF of all',
  answers: 'binary',
  tenant: 'body',
  rights: openedBy('products:view'),
  repeat: 'safe',
  body: labelFields,
  answer: Zip,
});
