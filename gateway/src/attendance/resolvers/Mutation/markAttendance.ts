import { attendance } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { attendanceMonthOf, entryOf } from '../../attendance.ts';

export const markAttendance: NonNullable<MutationResolvers['markAttendance']> = withRefusals(
  async ({ key, employee, direction }, { call }) => {
    const body = { employee_id: dbIdOf('Employee', employee), direction };
    const { entry, data } = await call(attendance.markAttendance, { key, body });
    return { __typename: 'MarkAttendanceSuccess', entry: entryOf(entry), month: attendanceMonthOf(data) };
  },
  { inputField: fieldMapper({ employee_id: 'employee' }) },
);
