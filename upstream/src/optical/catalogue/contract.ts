import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { CatalogueItem } from '../../catalogue/schemas.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Flag, FormValueIn, Id, Nullable, QuantityIn, Success, Text } from '../../http/schemas.ts';

/** An optician's products, written together with their variants (spec 3 §7 Optical catalogue and products). */

export const opticalCategories = endpoint({
  method: 'POST',
  path: '/optical-categories',
  summary:
    'Lists the categories of products on sale by kind of product - lenses, frames … - with the number of products in each',
  tenant: 'body',
  rights: [...openedBy('products:view'), 'billing:view'],
  repeat: 'safe',
  body: {
    /** Accepted as documented; the session's is used. */
    business_id: Type.Optional(Type.Integer()),
    /** The kind of product, such as "lens"; empty for products without one; left out for all kinds. */
    category_type: Type.Optional(Nullable(Text(100))),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        type: Nullable(Type.String()),
        /** Null for products without a category. */
        name: Nullable(Type.String()),
        items: Type.Integer(),
      }),
    ),
  }),
});

const Values = Type.Record(Type.String({ maxLength: 64 }), FormValueIn);

const product = {
  /** Values of the form `product_catalogs`; they may also be sent as fields of the body. */
  values: Type.Optional(Values),
  /** Id of an upload. Instead, a base64 data URL with the picture, or a file field of this name. */
  image: Type.Optional(Nullable(Id)),
};

/** Further ones are added individually. */
const MOST_VARIANTS = 100;
const saved = Type.Object({ success: Success, message: Type.String(), data: CatalogueItem });

export const addOpticalCatalogue = endpoint({
  method: 'POST',
  path: '/optical-catalogue/add',
  summary: 'Adds a product with its variants; all or nothing',
  tenant: 'body',
  rights: openedBy('products:create'),
  repeat: 'keyed',
  files: { image: 'product' },
  body: {
    ...product,
    /** Each with values of the form `product_variants_{type}`; problems are reported at "variants.0.sku". */
    variants: Type.Optional(Type.Array(Values, { maxItems: MOST_VARIANTS })),
  },
  moreFields: FormValueIn,
  answer: saved,
});

export const updateOpticalCatalogue = endpoint({
  method: 'POST',
  path: '/optical-catalogue/update',
  summary: 'Changes the given fields of a product, and adds or changes its variants; all or nothing',
  tenant: 'body',
  rights: openedBy('products:edit'),
  repeat: 'keyed',
  files: { image: 'product' },
  body: {
    id: Id,
    ...product,
    /** 1 removes the picture. */
    isImgDeleted: Type.Optional(Type.Union([Flag, Type.Boolean()])),
    /** The product's stock that a correction is based on. */
    expected_quantity: Type.Optional(QuantityIn),
    /** Variants with an id are changed, others added; those left out stay. */
    variants: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.Optional(Nullable(Id)),
            values: Values,
            expected_quantity: Type.Optional(QuantityIn),
          },
          { additionalProperties: false },
        ),
        { maxItems: MOST_VARIANTS },
      ),
    ),
  },
  moreFields: FormValueIn,
  answer: saved,
});
