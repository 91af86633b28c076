import { problem } from '@galla/domain';
import { handOverPieces } from '../boutique/index.ts';
import { handOverAppointments } from '../calendar/index.ts';
import { handOverCustomers } from '../customers/index.ts';
import { handOverTasks } from '../dashboard/index.ts';
import type { TenantDb } from '../db/tenant.ts';
import { refusedFor } from '../http/refused.ts';
import { endSessionsOf } from '../session/index.ts';
import type { EmployeeCall } from './add.ts';
import type { StaffRow } from './store.ts';

/** Refuses to hand over to an unknown or inactive person, or to the one who leaves. */
async function checkTakeOver(db: TenantDb, from: string, to: string): Promise<void> {
  const person = await db.sql
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', to)
    .where('id', '<>', from)
    .where('kind', '<>', 'KEY')
    .where('active', '=', true)
    .executeTakeFirst();
  if (!person) throw refusedFor(problem('takeover_id', 'INVALID_INPUT', 'employees.takeOverUnknown'));
}

/**
 * Activates or deactivates a person. Deactivation ends their sessions; documents keep the name, and open work goes to
 * the person who takes over, if any.
 */
export async function setActive(
  { db, directory, now }: EmployeeCall,
  { id }: StaffRow,
  active: boolean,
  takeOver: string | null,
): Promise<void> {
  const { tenantId } = db;
  if (!active && takeOver !== null) {
    await checkTakeOver(db, id, takeOver);
    await handOverCustomers(db, id, takeOver, now);
    await handOverTasks(db, id, takeOver, now);
    await handOverAppointments(db, id, takeOver, now);
    await handOverPieces(db, id, takeOver);
  }
  await db.sql
    .updateTable('staff')
    .set({ active, updatedAt: now })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await directory.sql
    .updateTable('directory.login')
    .set({ active })
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', id)
    .execute();
  if (!active) await endSessionsOf(directory, { tenantId, staffId: id }, now);
}
