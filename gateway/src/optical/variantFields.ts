import { variantValues } from '@galla/domain';
import type { VariantMapper } from '../catalogue/index.ts';
import { milliOf, paiseOf } from '../rest/decimals.ts';
import type { FieldValue } from '../types.generated.ts';

/** Every field of a variant's form by name, in the form's notation. */
export function variantFields(variant: VariantMapper): FieldValue[] {
  const values = variantValues({
    ...variant,
    mrp: paiseOf(variant.mrp),
    sellPrice: paiseOf(variant.price),
    available: milliOf(variant.available),
    fields: variant.ownFields,
  });
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
