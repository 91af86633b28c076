import { attendance } from '@galla/upstream/contract';
import { globalId } from '../../relay/ids.ts';
import type { AttendanceResolvers } from '../../types.generated.ts';
import { attendanceMonthOf } from '../attendance.ts';

export const Attendance: AttendanceResolvers = {
  employeeId: ({ dbId }) => globalId('Employee', dbId),

  async month({ dbId }, { month }, { call }) {
    const body = { employee_id: dbId, month: month ?? null };
    return attendanceMonthOf((await call(attendance.attendanceMonth, { body })).data);
  },
};
