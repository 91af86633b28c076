import { boutique } from '@galla/upstream/contract';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { orderLoaders } from './orderLoaders.ts';
import { garmentLoaders } from './garmentLoaders.ts';
import { orderStatusOf, stageOf } from './stages.mappers.ts';

export function boutiqueLoaders(call: Call) {
  return {
    ...orderLoaders(call),
    ...garmentLoaders(call),
    /** All statuses of orders, keyed by the shop since it has only one list. */
    orderStatuses: byPath(async (_schema: string) =>
      (await call(boutique.getStatuses)).data.map(orderStatusOf),
    ),
    /** All stages in order, keyed by the shop. */
    stages: byPath(async (_schema: string) => (await call(boutique.getStages)).data.map(stageOf)),
  };
}
