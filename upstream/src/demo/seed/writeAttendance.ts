import { addDays, addMonths, type Day, daysBetween, monthOfDay } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { dayOf, instantOf } from '../clock.ts';
import { insertRows, type Row } from './insertRows.ts';

/** Half past nine in the morning and seven in the evening; actual times vary. */
const [COMES, GOES] = [9 * 60 + 30, 19 * 60];

/** Sundays are off; 4 January 1970 was one. */
const isSunday = (day: Day): boolean => ((daysBetween('1970-01-04', day) % 7) + 7) % 7 === 0;

/** When the nth employee came and went on a day, as recorded by `now`; undefined when not in yet. */
function dayOfPerson(place: number, day: Day, now: Date) {
  const number = daysBetween('1970-01-01', day);
  const off = (factor: number) => (number * factor + place * 7) % 25;
  const inAt = instantOf(day, COMES + off(13));
  if (inAt > now) return undefined;
  const outAt = instantOf(day, GOES + off(11));
  return { inAt, outAt: outAt > now ? null : outAt };
}

/**
 * Everyone came six days a week since the first of last month. The second employee forgot to mark the out on the last
 * working day, and the last one is absent today.
 * @param employees ids of all except the owner
 */
export async function writeAttendance(db: TenantDb, employees: readonly string[], now: Date): Promise<void> {
  const today = dayOf(now);
  const first = addMonths(monthOfDay(today), -1);
  const days = Array.from({ length: daysBetween(first, today) + 1 }, (_, at) => addDays(first, at));
  const worked = days.filter((day) => day === today || !isSunday(day));
  const lastBefore = worked.at(-2);
  const rows = employees.flatMap((employeeId, place) =>
    worked.flatMap((day): Row<'attendanceEntry'>[] => {
      const times = dayOfPerson(place, day, now);
      const isAway = day === today && place === employees.length - 1 && place > 0;
      if (!times || isAway) return [];
      const outAt = place === 1 && day === lastBefore ? null : times.outAt;
      const updatedAt = outAt ?? times.inAt;
      return [{ id: newId(), employeeId, day, inAt: times.inAt, outAt, createdAt: times.inAt, updatedAt }];
    }),
  );
  await insertRows(db, 'attendanceEntry', rows);
}
