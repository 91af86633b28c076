import type { optical } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { LensPrescription } from '../types.generated.ts';

export type LensPrescriptionMapper = Model<LensPrescription> & { variantId: string };

type Row = Answer<typeof optical.prescriptions>['data'][number];

export function lensPrescriptionOf({ id, variant_id: variantId, prescription }: Row): LensPrescriptionMapper {
  const { SPH: sph, CYL: cyl, AXIS: axis, ADD: add, DIA: dia } = prescription;
  return { __typename: 'LensPrescription', dbId: id, variantId, sph, cyl, axis, add, dia };
}
