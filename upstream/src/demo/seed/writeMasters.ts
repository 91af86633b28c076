import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { stages, statuses } from '../trades/boutique/masters.ts';
import { insertRows } from './insertRows.ts';

/** Writes a boutique's stages and its own statuses. */
export async function writeMasters(db: TenantDb, now: Date): Promise<void> {
  const made = { createdAt: now, updatedAt: now };
  await insertRows(
    db,
    'stage',
    stages.map((stage, index) => ({ ...made, ...stage, id: newId(), sortBy: index + 1 })),
  );
  await insertRows(
    db,
    'orderStatus',
    statuses.map((name) => ({ ...made, id: newId(), name })),
  );
}
