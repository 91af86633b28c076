import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const AT = new Date('2026-11-19T08:00:00Z');

/** A stage and a status, and an order that has both. */
export async function plantBoutique(
  db: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const made = { tenantId: db.tenantId, createdAt: AT, updatedAt: AT };
  await db.sql
    .insertInto('stage')
    .values({ ...made, id: ids.stage, name: `${mark} stage ${serial}`, type: 'design', sortBy: serial })
    .execute();
  await db.sql
    .insertInto('orderStatus')
    .values({ ...made, id: ids.status, name: `${mark} status ${serial}` })
    .execute();
  await db.sql
    .insertInto('boutiqueOrder')
    .values({ ...made, id: ids.boutiqueOrder, statusId: ids.status, stageId: ids.stage })
    .execute();
}
