import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';
import type { LensPowersInput } from '../types.generated.ts';

/** The powers by wire names. */
export function bodyPowers({ sph, cyl, axis, add, dia }: LensPowersInput) {
  return { SPH: sph, CYL: cyl ?? null, AXIS: axis ?? null, ADD: add ?? null, DIA: dia ?? null };
}

/** Maps a REST body's "prescription.AXIS" to the input's "powers.axis". */
export function powersField(bodyField: string): string {
  const [first, name] = bodyField.split('.');
  return first === 'prescription' && name !== undefined ? `powers.${name.toLowerCase()}` : bodyField;
}

/** The result of a changed prescription: its variant with the current ones. */
export async function prescriptionSuccess(context: Context, place: Place) {
  return { __typename: 'LensPrescriptionSuccess' as const, variant: await variantNow(context, place) };
}

/** The variant whose prescriptions were changed. */
interface Place {
  productId: string;
  variantId: string;
}

/** A variant with its current prescriptions. */
export async function variantNow({ loaders }: Context, { productId, variantId }: Place) {
  loaders.lensPrescriptions.forget(variantId);
  const variants = await loaders.variants.load(productId);
  const variant = variants.find(({ dbId }) => dbId === variantId);
  if (!variant) throw refused('NOT_FOUND');
  return variant;
}
