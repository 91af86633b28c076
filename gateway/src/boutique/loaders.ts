import { boutique } from '@galla/upstream/contract';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { orderStatusOf, stageOf } from './stages.mappers.ts';

export function boutiqueLoaders(call: Call) {
  return {
    /** All statuses of orders; asked for by the shop's key, since there is one list of them. */
    orderStatuses: byPath(async (_schema: string) =>
      (await call(boutique.getStatuses)).data.map(orderStatusOf),
    ),
    /** All stages, in their order; asked for by the shop's key. */
    stages: byPath(async (_schema: string) => (await call(boutique.getStages)).data.map(stageOf)),
  };
}
