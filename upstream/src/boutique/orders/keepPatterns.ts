import { problem } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { keepPattern } from '../designs/index.ts';
import type { PricedItem } from './draft.ts';

/**
 * Saves custom patterns to the shop where requested, with the prices of existing stages; the order keeps its own copy
 * of what was agreed.
 * @throws Refused PERMISSION_DENIED without the right to add patterns
 */
export async function keepPatterns(
  by: Pick<Call, 'db' | 'caller' | 'now'>,
  items: readonly PricedItem[],
  stagesNow: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [at, item] of items.entries()) {
    const custom = item.patterns.filter(({ id }) => id === null);
    for (const [n, sent] of item.sent.customPatterns.entries()) {
      const pattern = custom[n];
      if (!sent.keep || !pattern) continue;
      if (!by.caller.rights.has('patterns:create'))
        throw refusedFor(problem(`item.${at}.pattern.${n}.keep`, 'RIGHT_NOT_HELD', 'permissions.notHeld'));
      const { name, price, images, stages } = pattern;
      const stagePrices = stages.flatMap(({ stage, stageId, amount }) =>
        stageId === undefined || !stagesNow.has(stageId)
          ? []
          : [{ stageId, name: stage, amount: paiseOf(amount) }],
      );
      await keepPattern(by, item.garmentId, { name, price, images, stagePrices });
    }
  }
}
