import { CORRECTION_NOTE } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Flag, Id, Nullable, QuantityIn, Success, Text } from '../../http/schemas.ts';
import { PICTURE_OF_ITEM } from '../pictures/contract.ts';
import { productsUnlessNamed, rightsOnCatalogue } from '../rights.ts';
import { CatalogType, CatalogueItem, OcStatus } from '../schemas.ts';
import { CorrectionReason } from '../stock/contract.ts';

/** Adding, changing and deleting products and services (spec 1 §7 Forms and catalogue, spec 3 §7 Optical). */

export { catalogueIds, getCatalog, getProductsAndServices, servicesProducts } from './listContract.ts';

/** The value of a form field; a list is joined with commas. */
const FieldValue = Type.Union([
  Type.String({ maxLength: 2000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Number()]), { maxItems: 50 }),
]);

/** Values by form field name; they may also be sent as fields of the body. */
const values = Type.Optional(Type.Record(Type.String({ maxLength: 64 }), FieldValue));

/** Id of an upload to claim; a file field of this name is accepted instead. */
const image = Type.Optional(Nullable(Id));

const saved = Type.Object({ success: Success, message: Type.String(), data: CatalogueItem });

export const addCatalog = endpoint({
  method: 'POST',
  path: '/addCatalog',
  summary: 'Adds a product or service by its form, which is given by number or by the catalogue',
  tenant: 'query',
  ...rightsOnCatalogue('create', ['catalog_type', 'form_id'], ['product', 'service', 3, 4]),
  repeat: 'keyed',
  files: { image: PICTURE_OF_ITEM },
  body: {
    /** Of product_catalogs or service_catalogs; a text in a multipart body. */
    form_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ pattern: '^[1-9][0-9]{0,8}$' })])),
    /** Instead of `form_id`. */
    catalog_type: Type.Optional(CatalogType),
    values,
    image,
  },
  moreFields: FieldValue,
  answer: saved,
});

export const editCatalog = endpoint({
  method: 'POST',
  path: '/editCatalog',
  summary:
    'Changes only the given fields of an item; of a variant, price and stock only. Stock is a correction of the value that the caller saw',
  tenant: 'body',
  ...rightsOnCatalogue('edit', ['catalog_type']),
  repeat: 'keyed',
  files: { image: PICTURE_OF_ITEM },
  body: {
    catalog_id: Id,
    catalog_type: CatalogType,
    /** Corrects this variant of the product instead of the product. */
    variant_id: Type.Optional(Nullable(Id)),
    /** The price that bills start with. */
    price: Type.Optional(FieldValue),
    available_quantity: Type.Optional(FieldValue),
    /** The stock that the correction is based on; CHANGED_MEANWHILE when it differs. */
    expected_quantity: Type.Optional(QuantityIn),
    reason: Type.Optional(CorrectionReason),
    /** Explanation; required with the reason OTHER. */
    note: Type.Optional(Text(CORRECTION_NOTE)),
    values,
    image,
    /** 1 removes the picture. */
    remove_image: Type.Optional(Flag),
  },
  moreFields: FieldValue,
  answer: saved,
});

/** The maximum of a single write; an empty list is refused with the screen's text. */
const most = { maxItems: 1000 };

export const deleteCatalog = endpoint({
  method: 'POST',
  path: '/deleteCatalog',
  summary: 'Deletes products or services; bills keep their lines. Deletes none if one of them does not exist',
  tenant: 'body',
  ...productsUnlessNamed('delete', ['catalog_type', 'kind']),
  repeat: 'keyed',
  body: {
    catalog_ids: Type.Optional(Type.Array(Id, most)),
    /** The same, under the name used by the products page (spec 3 §7). */
    ids: Type.Optional(Type.Array(Id, most)),
    catalog_type: Type.Optional(CatalogType),
    kind: Type.Optional(CatalogType),
  },
  answer: Type.Object({ success: Success, message: Type.String(), deleted_ids: Type.Array(Id) }),
});

const changed = Type.Object({ success: Success, message: Type.String(), data: Type.Array(CatalogueItem) });
export const addSelectedProduct = endpoint({
  method: 'POST',
  path: '/addSelectedProduct',
  summary: 'Adds items to the marketplace cart: sets `market_place` to 1',
  tenant: 'body',
  ...productsUnlessNamed('edit', ['catalog_type']),
  repeat: 'keyed',
  body: {
    /** Default product. */
    catalog_type: Type.Optional(CatalogType),
    products: Type.Array(
      Type.Object(
        {
          product_id: Id,
          /** The only supported language. */
          language_id: Type.Literal(1),
        },
        { additionalProperties: false },
      ),
      most,
    ),
  },
  answer: changed,
});

export const updateProductStatus = endpoint({
  method: 'POST',
  path: '/updateProductStatus',
  summary: 'Sets the status of items, or whether they are in the marketplace cart; all or none',
  tenant: 'body',
  ...productsUnlessNamed('edit', ['catalog_type']),
  repeat: 'keyed',
  body: {
    /** Default product. */
    catalog_type: Type.Optional(CatalogType),
    products: Type.Array(
      Type.Object(
        {
          /** The item, under any of its documented names. */
          product_prod_id: Type.Optional(Id),
          service_prod_id: Type.Optional(Id),
          id: Type.Optional(Id),
          status: Type.Optional(OcStatus),
          oc_status: Type.Optional(OcStatus),
          market_place: Type.Optional(Flag),
        },
        { additionalProperties: false },
      ),
      most,
    ),
  },
  answer: changed,
});
