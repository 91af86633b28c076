import type { ofDay } from './attendance.ts';

/** Whose attendance it is; the rest is fetched when it is asked for. */
export interface AttendanceMapper {
  __typename: 'Attendance';
  dbId: string;
}

/** The attendance of an employee; the owner has none. */
export const attendanceOf = (dbId: string, isOwner: boolean): AttendanceMapper | null =>
  isOwner ? null : { __typename: 'Attendance', dbId };

/** What the graph knows of a person on a day before it is asked who it is. */
export type AttendanceOfDayMapper = ReturnType<typeof ofDay>;
