import { optical } from '@galla/upstream/contract';
import { byParent } from '../relay/byParent.ts';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { assignedPointsOf } from './points.mappers.ts';
import { lensPrescriptionOf, type LensPrescriptionMapper } from './prescriptions.mappers.ts';

export function opticalLoaders(call: Call) {
  return {
    /** Prescriptions by the id of their variant. */
    lensPrescriptions: byParent<LensPrescriptionMapper>(async (variantIds) => {
      const query = { variant_ids: variantIds.join(',') };
      const { data } = await call(optical.prescriptions, { query });
      return Map.groupBy(data.map(lensPrescriptionOf), ({ variantId }) => variantId);
    }),
    /** The points assigned for a product, by its id. */
    assignedPoints: byPath(async (productId: string) =>
      assignedPointsOf(await call(optical.getPoints, { body: { product_id: productId } })),
    ),
  };
}
