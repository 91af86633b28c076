import { optical } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import { byParent } from '../relay/byParent.ts';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { assignedPointsOf, pointsAssignmentOf } from './points.ts';
import { lensPrescriptionOf, type LensPrescriptionMapper } from './prescriptions.mappers.ts';

export function opticalLoaders(call: Call) {
  return {
    /** Prescriptions by variant id. */
    lensPrescriptions: byParent<LensPrescriptionMapper>(async (variantIds) => {
      const query = { variant_ids: variantIds.join(',') };
      const { data } = await call(optical.prescriptions, { query });
      return Map.groupBy(data.map(lensPrescriptionOf), ({ variantId }) => variantId);
    }),
    lensPrescriptionsById: byId<LensPrescriptionMapper>(
      async (ids) => {
        const { data } = await call(optical.prescriptions, { query: { ids: ids.join(',') } });
        return data.map(lensPrescriptionOf);
      },
      ({ dbId }) => dbId,
    ),
    pointsAssignmentsById: byId(
      async (ids) => {
        const { data } = await call(optical.getPoints, { body: { ids: ids.join(',') } });
        return data.map(pointsAssignmentOf);
      },
      ({ dbId }) => dbId,
    ),
    /** The points assigned for a product, by its id. */
    assignedPoints: byPath(async (productId: string) =>
      assignedPointsOf(await call(optical.getPoints, { body: { product_id: productId } })),
    ),
  };
}
