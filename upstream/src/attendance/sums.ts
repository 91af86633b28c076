import { type AttendanceSums, attendanceSums, type Day, monthEnd } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';

/** The entries of an employee between two days, in order of time. */
export const entriesBetween = (db: TenantDb, employeeId: string, from: Day, to: Day) =>
  db.sql
    .selectFrom('attendanceEntry')
    .where('tenantId', '=', db.tenantId)
    .where('employeeId', '=', employeeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .selectAll()
    .orderBy('inAt')
    .execute();

/** The totals of an employee's attendance in a month. */
export async function attendanceIn(db: TenantDb, employeeId: string, month: Day): Promise<AttendanceSums> {
  const entries = await entriesBetween(db, employeeId, month, monthEnd(month));
  return attendanceSums(entries.map(({ day, inAt, outAt }) => ({ day, inAt, outAt: outAt ?? undefined })));
}
