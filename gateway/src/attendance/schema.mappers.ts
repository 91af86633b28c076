import type { ofDay } from './attendance.ts';

/** Identifies the employee; everything else is fetched on demand. */
export interface AttendanceMapper {
  __typename: 'Attendance';
  dbId: string;
}

/** The attendance of an employee; null for the owner. */
export const attendanceOf = (dbId: string, isOwner: boolean): AttendanceMapper | null =>
  isOwner ? null : { __typename: 'Attendance', dbId };

/** A day before its employee is fetched. */
export type AttendanceOfDayMapper = ReturnType<typeof ofDay>;
