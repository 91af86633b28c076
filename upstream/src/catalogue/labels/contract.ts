import { LABEL_PAPERS, openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable } from '../../http/schemas.ts';

/** Labels of products and variants, as PDFs in a zip file (spec 3 §7; paths are our own choice). */

const LabelPaper = Type.Enum([...LABEL_PAPERS]);
const LabelField = Type.Union([
  Type.Literal('name'),
  Type.Literal('price'),
  Type.Literal('mrp'),
  Type.Literal('sku'),
  Type.Literal('barcode'),
]);

/** Which labels and how many of each, at most 1,000 in total. */
const products = Type.Array(
  Type.Object(
    {
      product_id: Id,
      /** Number of labels; default 1. */
      qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      /** For this variant of the product. */
      variant_id: Type.Optional(Nullable(Id)),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 1000 },
);

/** Fields of a request for labels. */
export const labelFields = {
  products,
  /** Default A4. */
  paper: Type.Optional(LabelPaper),
  /**
   * Size of the QR code: on A4 37 to 150 pixels (default 150), on a roll 10 to 60 mm (default 30), on stickers from 10
   * mm to the available space.
   */
  size: Type.Optional(Type.Number({ minimum: 10, maximum: 150 })),
  /** Text beside the code; default name, price, MRP and code. */
  fields: Type.Optional(Type.Array(LabelField, { maxItems: 5 })),
  /** The sticker where the first sheet of each file begins, from 1; earlier ones are already used. */
  start: Type.Optional(Type.Integer({ minimum: 1, maximum: 65 })),
  /** One PDF with all labels, several per sheet, instead of the zip file. */
  together: Type.Optional(Type.Boolean()),
};

/** A zip file, or a PDF. */
export const Zip = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

export const labelPrint = endpoint({
  method: 'POST',
  path: '/label-print',
  summary:
    'Returns labels with QR codes: a zip file with a PDF for each product or variant, or one PDF of all',
  answers: 'binary',
  tenant: 'body',
  rights: openedBy('products:view'),
  repeat: 'safe',
  body: labelFields,
  answer: Zip,
});
