import { attendance } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { attendanceMonthOf, entryOf } from '../../attendance.ts';

export const correctAttendance: NonNullable<MutationResolvers['correctAttendance']> = withRefusals(
  async ({ key, employee, entry: id, expectedVersion, inAt, outAt, reason }, { call }) => {
    const body = {
      employee_id: dbIdOf('Employee', employee),
      entry_id: id == null ? null : dbIdOf('AttendanceEntry', id),
      ...(expectedVersion != null && { expected_version: expectedVersion }),
      in_at: inAt,
      out_at: outAt ?? null,
      reason,
    };
    const { entry, data } = await call(attendance.correctAttendance, { key, body });
    return { __typename: 'CorrectAttendanceSuccess', entry: entryOf(entry), month: attendanceMonthOf(data) };
  },
  { inputField: fieldMapper({ employee_id: 'employee', entry_id: 'entry', in_at: 'inAt', out_at: 'outAt' }) },
);
