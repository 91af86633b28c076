import { formatMessage } from '@galla/domain';
import type { AttendancePageQuery } from '../../__generated__/AttendancePageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { type AttendanceKey, DEFAULTS, monthOfAddress, variablesOf } from './address.ts';
import { AttendancePage } from './AttendancePage.tsx';
import { OpenEmployeeAttendance } from './OpenEmployeeAttendance.tsx';

/** Who is at work, and since when; everybody sees their own days and hours. */
export default function Attendance({ queryRef }: ScreenProps<AttendancePageQuery>) {
  const list = useList<AttendanceKey>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, change } = list;
  return (
    <ListScreen
      title={formatMessage('attendance.title')}
      actions={undefined}
      busy={list.busy}
      column={
        filters.open !== '' && (
          <OpenEmployeeAttendance
            key={filters.open}
            employee={filters.open}
            month={monthOfAddress(filters)}
            onMonth={(month) => change({ month })}
            onClose={list.close}
          />
        )
      }
    >
      <ListPart
        attempt={queryRef}
        title={formatMessage('attendance.failed')}
        skeleton={<SkeletonRows rows={10} />}
      >
        <AttendancePage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
