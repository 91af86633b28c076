import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';
import type { LensPowersInput } from '../types.generated.ts';

/** The powers by their names on the wire. */
export function bodyPowers({ sph, cyl, axis, add, dia }: LensPowersInput) {
  return { SPH: sph, CYL: cyl ?? null, AXIS: axis ?? null, ADD: add ?? null, DIA: dia ?? null };
}

/** The input's field of a REST body's: "powers.axis" of "prescription.AXIS". */
export function powersField(bodyField: string): string {
  const [first, name] = bodyField.split('.');
  return first === 'prescription' && name !== undefined ? `powers.${name.toLowerCase()}` : bodyField;
}

/** What a changed prescription answers: its variant, with those that there are now. */
export async function prescriptionSuccess(context: Context, place: Place) {
  return { __typename: 'LensPrescriptionSuccess' as const, variant: await variantNow(context, place) };
}

/** The variant whose prescriptions were changed. */
interface Place {
  productId: string;
  variantId: string;
}

/** A variant whose prescriptions were changed, with those that there are now. */
export async function variantNow({ loaders }: Context, { productId, variantId }: Place) {
  loaders.lensPrescriptions.forget(variantId);
  const variants = await loaders.variants.load(productId);
  const variant = variants.find(({ dbId }) => dbId === variantId);
  if (!variant) throw refused('NOT_FOUND');
  return variant;
}
