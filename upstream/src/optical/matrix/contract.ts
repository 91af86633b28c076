import { CORRECTION_NOTE, MAX_MATRIX_CELLS, openedBy } from '@galla/domain';
import Type from 'typebox';
import { Variant } from '../../catalogue/contract.ts';
import { CorrectionReason } from '../../catalogue/stock/contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable, QuantityIn, Success, Text } from '../../http/schemas.ts';

/**
 * The stock of a lens by power, sphere by cylinder. A cell is a variant: variants of a product that differ only in
 * `power` are one lens. They are read with all variants of the product, and counted here.
 */

/** As entered: "-1.25", "125", "plano"; blank if the lens has none. */
const ValueIn = Type.Optional(Nullable(Text(20)));

const CellIn = Type.Object(
  {
    SPH: ValueIn,
    CYL: ValueIn,
    AXIS: ValueIn,
    ADD: ValueIn,
    /** Counted quantity as entered: a whole number. */
    available_quantity: Text(20),
    /** The quantity that the caller saw; null if the lens did not exist in this power. */
    expected_quantity: Nullable(QuantityIn),
  },
  { additionalProperties: false },
);

export const countLensStock = endpoint({
  method: 'POST',
  path: '/lens-variants/stock',
  summary:
    'Sets the stock of a lens in many powers; all or none. A power without a variant gets one with the traits and prices of the given variant',
  tenant: 'body',
  rights: openedBy('products:edit'),
  repeat: 'keyed',
  body: {
    /** Any variant of the lens; new powers copy its traits and prices. */
    variant_id: Id,
    cells: Type.Array(CellIn, { minItems: 1, maxItems: MAX_MATRIX_CELLS }),
    reason: Type.Optional(CorrectionReason),
    /** Explanation; required with the reason OTHER. */
    note: Type.Optional(Text(CORRECTION_NOTE)),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    product_id: Id,
    /** The variants of the cells, in order. */
    data: Type.Array(Variant),
  }),
});
