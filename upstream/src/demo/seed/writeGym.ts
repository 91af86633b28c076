import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { branches } from '../trades/gym/branches.ts';
import { insertRows } from './insertRows.ts';

/** Gives a gym its branches. */
export async function writeGym(db: TenantDb, now: Date): Promise<void> {
  const made = { createdAt: now, updatedAt: now };
  await insertRows(
    db,
    'branch',
    branches.map((branch) => ({ ...made, ...branch, id: newId() })),
  );
}
