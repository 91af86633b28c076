import { formatMessage, formatTime, fullName, isDay, monthOfDay, type Stretch } from '@galla/domain';
import { maySeeEarnings, monthIn, refuseOwnEarnings, requireSeller } from '../commission/index.ts';
import type { Caller } from '../http/caller.ts';
import { invalidField, Refused } from '../http/refused.ts';
import { type Route, route } from '../http/route.ts';
import * as contract from './contract.ts';
import { readAttendance, readDay, readEntries, type Reader, todayOf } from './read.ts';
import { attendanceSheet } from './sheet.ts';
import { correct, mark, ownerOfEntry, remove } from './write.ts';

/** Everyone marks their own attendance; marking that of others needs Edit. */
function requireMarking({ staffId, rights }: Pick<Caller, 'staffId' | 'rights'>, employeeId: string): void {
  if (staffId !== employeeId && !rights.has('employees:edit')) throw new Refused('PERMISSION_DENIED');
}

const instantIn = (text: string, field: string): Date => {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw invalidField(field);
  return instant;
};

const timesIn = ({ in_at: inAt, out_at: outAt }: { in_at: string; out_at: string | null }): Stretch => ({
  inAt: instantIn(inAt, 'in_at'),
  outAt: outAt === null ? undefined : instantIn(outAt, 'out_at'),
});

/** The response after an entry was written: the entry and its month. */
async function written(reader: Reader, employeeId: string, id: string) {
  const [entry] = await readEntries(reader, [id]);
  if (!entry) throw new Refused('NOT_FOUND');
  return { entry, data: await readAttendance(reader, employeeId, monthOfDay(entry.day)) };
}

/** Attendance: who is present, and since when (ADR 74). */
export const routes: Route[] = [
  route(contract.attendanceDay, async ({ body, ...call }) => {
    const day = body.day ?? todayOf(call);
    if (!isDay(day)) throw invalidField('day');
    return { success: true, day, data: await readDay(call, day) };
  }),

  route(contract.attendanceMonth, async ({ body, ...call }) => {
    await requireSeller(call.db, call.caller, body.employee_id);
    const month = body.month == null ? monthOfDay(todayOf(call)) : monthIn(body.month);
    return { success: true, data: await readAttendance(call, body.employee_id, month) };
  }),

  route(contract.exportAttendance, async ({ body, ...call }) => {
    const { firstName, lastName } = await requireSeller(call.db, call.caller, body.employee_id);
    const month = body.month == null ? monthOfDay(todayOf(call)) : monthIn(body.month);
    const read = await readAttendance(call, body.employee_id, month);
    return attendanceSheet(read, fullName(firstName, lastName), call.caller.timeZone);
  }),

  route(contract.attendanceEntries, async ({ body, ...call }) => ({
    success: true,
    data: await readEntries(call, body.ids.split(',')),
  })),

  route(contract.markAttendance, async ({ body, request, ...call }) => {
    const { employee_id: employeeId, direction } = body;
    requireMarking(call.caller, employeeId);
    await requireSeller(call.db, call.caller, employeeId);
    const id = await mark(call, employeeId, direction);
    request.log.info(
      { staff: call.caller.staffId, employee: employeeId, direction },
      'attendance was marked',
    );
    const answer = await written(call, employeeId, id);
    const time = formatTime(call.now.toISOString(), call.caller.timeZone);
    const message = formatMessage(direction === 'IN' ? 'attendance.markedIn' : 'attendance.markedOut', {
      time,
    });
    return { success: true, message, ...answer };
  }),

  route(contract.correctAttendance, async ({ body, request, ...call }) => {
    const { employee_id: employeeId, entry_id: entry, expected_version: version, reason } = body;
    await requireSeller(call.db, call.caller, employeeId);
    refuseOwnEarnings(call.caller, employeeId);
    const entryId = entry ?? undefined;
    const id = await correct(call, { employeeId, entryId, version, times: timesIn(body), reason });
    request.log.info(
      { staff: call.caller.staffId, employee: employeeId, entry: id },
      'attendance was corrected',
    );
    const answer = await written(call, employeeId, id);
    return { success: true, message: formatMessage('attendance.saved'), ...answer };
  }),

  route(contract.deleteAttendance, async ({ body, request, ...call }) => {
    const { entry_id: entryId, expected_version: version, reason } = body;
    const employeeId = await ownerOfEntry(call.db, entryId);
    if (!maySeeEarnings(call.caller, employeeId)) throw new Refused('NOT_FOUND');
    refuseOwnEarnings(call.caller, employeeId);
    const day = await remove(call, { employeeId, entryId, version, reason });
    request.log.info(
      { staff: call.caller.staffId, employee: employeeId, entry: entryId },
      'attendance was deleted',
    );
    const data = await readAttendance(call, employeeId, monthOfDay(day));
    return { success: true, message: formatMessage('attendance.deleted'), entry_id: entryId, data };
  }),
];
