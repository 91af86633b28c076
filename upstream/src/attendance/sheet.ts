import { formatAttendance, formatMessage, formatMonth, formatTime } from '@galla/domain';
import type { Static } from 'typebox';
import { type TableTask, WORKBOOK_TYPE, writeWorkbook } from '../catalogue/index.ts';
import type { BinaryAnswer } from '../http/route.ts';
import type { AttendanceChange, AttendanceMonth } from './contract.ts';

type Month = Static<typeof AttendanceMonth>;
type Times = Static<typeof AttendanceChange>['from'];

/** "9:58 am – 6:05 pm"; without an out, only the known time. */
function timesText(times: NonNullable<Times>, zone: string): string {
  const from = formatTime(times.in_at, zone);
  return times.out_at === null
    ? formatMessage('attendance.trailOpen', { from })
    : formatMessage('attendance.fromTo', { from, to: formatTime(times.out_at, zone) });
}

/** "10:00 am – not marked became 10:00 am – 6:05 pm, Asha Rao: Forgot the phone" */
function changeText(
  { from, to, reason, changed_by_name: name }: Static<typeof AttendanceChange>,
  zone: string,
) {
  const [before, after] = [from, to].map((times) => (times === null ? '' : timesText(times, zone)));
  const key =
    from === null
      ? 'attendance.trailAdded'
      : to === null
        ? 'attendance.trailDeleted'
        : 'attendance.trailChanged';
  const what = formatMessage(key, { from: before ?? '', to: after ?? '' });
  return formatMessage('attendance.trailOf', { what, name, reason });
}

/**
 * The attendance of an employee in a month as a workbook: one entry per row, with hours as numbers that can be summed.
 */
export function attendanceSheet(month: Month, employee: string, zone: string): BinaryAnswer {
  const { days, minutes, without_out: withoutOut } = month.sums;
  const time = (instant: string | null) => (instant === null ? null : formatTime(instant, zone));
  const changesOf = (id: string | null) =>
    month.changes
      .filter(({ entry_id: of }) => of === id)
      .map((change) => changeText(change, zone))
      .join('; ');
  const task: TableTask = {
    kind: 'table',
    sheet: formatMessage('attendance.title'),
    facts: [
      [formatMessage('attendance.employee'), employee],
      [formatMessage('earnings.month'), formatMonth(month.month)],
      [formatMessage('attendance.title'), formatAttendance({ days, minutes, withoutOut })],
    ],
    columns: [
      { heading: formatMessage('attendance.day'), kind: 'day', width: 14 },
      { heading: formatMessage('attendance.in'), kind: 'text', width: 12 },
      { heading: formatMessage('attendance.out'), kind: 'text', width: 12 },
      { heading: formatMessage('attendance.worked'), kind: 'number', width: 10 },
      { heading: formatMessage('attendance.trail'), kind: 'text', width: 60 },
    ],
    rows: month.entries.map((entry) => ({
      cells: [
        entry.day,
        time(entry.in_at),
        time(entry.out_at),
        entry.minutes === null ? null : Number((entry.minutes / 60).toFixed(2)),
        changesOf(entry.id),
      ],
    })),
  };
  return {
    contentType: WORKBOOK_TYPE,
    bytes: writeWorkbook(task),
    fileName: formatMessage('attendance.file', { month: month.month.slice(0, 7) }),
  };
}
