import { attendance } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { attendanceMonthOf } from '../../attendance.ts';

export const deleteAttendance: NonNullable<MutationResolvers['deleteAttendance']> = withRefusals(
  async ({ key, entry, expectedVersion, reason }, { call, loaders }) => {
    const entry_id = dbIdOf('AttendanceEntry', entry);
    const body = { entry_id, ...(expectedVersion != null && { expected_version: expectedVersion }), reason };
    const { data } = await call(attendance.deleteAttendance, { key, body });
    loaders.attendanceEntries.forget(entry_id);
    return { __typename: 'DeleteAttendanceSuccess', deletedId: entry, month: attendanceMonthOf(data) };
  },
  { inputField: fieldMapper({ entry_id: 'entry' }) },
);
