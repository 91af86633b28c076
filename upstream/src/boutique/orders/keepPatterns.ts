import { problem } from '@galla/domain';
import { newId } from '../../db/id.ts';
import { refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import type { PricedItem } from './draft.ts';

/**
 * Keeps custom patterns among the shop's, where that was asked for; the order keeps its own copy of what was agreed.
 * @throws Refused PERMISSION_DENIED without the right to add patterns
 */
export async function keepPatterns(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  items: readonly PricedItem[],
  stages: ReadonlyMap<string, string>,
): Promise<void> {
  const { tenantId } = db;
  for (const [at, item] of items.entries()) {
    const custom = item.patterns.filter(({ id }) => id === null);
    for (const [n, sent] of item.sent.customPatterns.entries()) {
      const pattern = custom[n];
      if (!sent.keep || !pattern) continue;
      if (!caller.rights.has('patterns:create'))
        throw refusedFor(problem(`item.${at}.pattern.${n}.keep`, 'RIGHT_NOT_HELD', 'permissions.notHeld'));
      const id = newId();
      await db.sql
        .insertInto('pattern')
        .values({
          tenantId,
          id,
          garmentId: item.garmentId,
          name: pattern.name,
          price: pattern.price,
          images: pattern.images,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
      const ids = new Map([...stages].map(([stageId, name]) => [name, stageId]));
      const rows = pattern.stages.flatMap(({ stage, amount }) => {
        const stageId = ids.get(stage);
        return stageId === undefined ? [] : [{ tenantId, patternId: id, stageId, amount }];
      });
      if (rows.length > 0) await db.sql.insertInto('patternStage').values(rows).execute();
    }
  }
}
