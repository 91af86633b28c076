import { addDays } from '@galla/domain';
import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const FIRST = '2015-01-02';

/** A day on which the seller was present, and its correction; after the closed months, each time another day. */
export async function plantAttendance(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const day = addDays(FIRST, serial);
  const made = { tenantId, employeeId: ids.seller, day };
  const [came, went] = [new Date(`${day}T04:00:00Z`), new Date(`${day}T12:00:00Z`)];
  await sql
    .insertInto('attendanceEntry')
    .values({
      ...made,
      id: ids.attendanceEntry,
      inAt: came,
      outAt: went,
      createdAt: came,
      updatedAt: went,
    })
    .execute();
  await sql
    .insertInto('attendanceChange')
    .values({
      ...made,
      id: ids.attendanceEntry,
      entryId: ids.attendanceEntry,
      reason: mark,
      toIn: came,
      toOut: went,
      changedBy: ids.staff,
      changedAt: went,
    })
    .execute();
}
