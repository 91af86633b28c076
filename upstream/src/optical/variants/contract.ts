import { CORRECTION_NOTE, openedBy } from '@galla/domain';
import Type from 'typebox';
import { Variant } from '../../catalogue/contract.ts';
import { CorrectionReason } from '../../catalogue/stock/contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { FormValueIn, Id, QuantityIn, Success, Text } from '../../http/schemas.ts';

/** Variants of products, entered with the form `product_variants_{type}` of the product's type (spec 3 §3, §7). */

/** The documented fields; the shop's form decides which of them, and which others, are used. */
export const variantFields = {
  sku: Type.Optional(FormValueIn),
  description: Type.Optional(FormValueIn),
  size: Type.Optional(FormValueIn),
  color: Type.Optional(FormValueIn),
  shape: Type.Optional(FormValueIn),
  gender: Type.Optional(FormValueIn),
  style: Type.Optional(FormValueIn),
  lens_type: Type.Optional(FormValueIn),
  material: Type.Optional(FormValueIn),
  coating: Type.Optional(FormValueIn),
  index: Type.Optional(FormValueIn),
  power: Type.Optional(FormValueIn),
  mrp: Type.Optional(FormValueIn),
  sell_price: Type.Optional(FormValueIn),
  available_quantity: Type.Optional(FormValueIn),
  barcode: Type.Optional(FormValueIn),
  /** Values of other fields of the shop's form, by name. */
  fields: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), FormValueIn)),
};

const written = Type.Object({ success: Success, message: Type.String(), data: Variant });

export const addLensVariant = endpoint({
  method: 'POST',
  path: '/lens-variants/add',
  summary: 'Adds a variant to a product, with its stock; the product is then sold in variants',
  tenant: 'body',
  rights: [...openedBy('products:create'), ...openedBy('products:edit')],
  repeat: 'keyed',
  body: { product_id: Id, ...variantFields },
  answer: written,
});

export const updateLensVariant = endpoint({
  method: 'POST',
  path: '/lens-variants/update',
  summary:
    'Changes a variant; fields left out are unchanged, and stock is corrected from the value that the caller saw',
  tenant: 'body',
  rights: openedBy('products:edit'),
  repeat: 'keyed',
  body: {
    id: Id,
    ...variantFields,
    /** The stock that a correction is based on; CHANGED_MEANWHILE when it differs. */
    expected_quantity: Type.Optional(QuantityIn),
    reason: Type.Optional(CorrectionReason),
    /** Explanation; required with the reason OTHER. */
    note: Type.Optional(Text(CORRECTION_NOTE)),
  },
  answer: written,
});

export const deleteLensVariant = endpoint({
  method: 'POST',
  path: '/lens-variants/delete',
  summary: 'Deletes a variant and writes its stock off; bills that name it keep it',
  tenant: 'body',
  rights: openedBy('products:delete'),
  repeat: 'keyed',
  body: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), product_id: Id }),
});
