import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { AttendancePageQuery } from '../../__generated__/AttendancePageQuery.graphql.ts';
import { useReload } from '../../app/router/useReasked.ts';
import type { List } from '../../list/index.ts';
import { MonthOfEmployee } from '../month/MonthOfEmployee.tsx';
import { OwnMark } from '../mark/OwnMark.tsx';
import type { AttendanceKey } from './address.ts';
import { DayList } from './DayList.tsx';

interface Props {
  queryRef: PreloadedQuery<AttendancePageQuery>;
  list: List<AttendanceKey>;
}

/** The user's own button, then who is at work if the user may see that, or else the user's own month. */
export function AttendancePage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<AttendancePageQuery>(
    graphql`
      query AttendancePageQuery($day: Date, $month: Date) @preloadable {
        viewer {
          mayEdit: viewerCan(menu: EMPLOYEES, flag: EDIT)
          attendance {
            employeeId
            ...OwnMark_attendance
            month(month: $month) {
              ...MonthOfEmployee_month
            }
          }
          tenant {
            attendance(day: $day) {
              ...DayList_day
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { reload } = useReload();
  const own = viewer?.attendance;
  const people = viewer?.tenant?.attendance;
  if (viewer == null || (own == null && people == null)) throw new Error(formatMessage('attendance.failed'));
  return (
    <>
      {own && (
        <Box asChild layerStyle="section">
          <section aria-label={formatMessage('attendance.own')}>
            <Box asChild textStyle="section" mb="2">
              <h2>{formatMessage('attendance.own')}</h2>
            </Box>
            <OwnMark attendance={own} />
          </section>
        </Box>
      )}
      {people ? (
        <DayList people={people} list={list} mayEdit={viewer.mayEdit} />
      ) : (
        own && (
          <MonthOfEmployee
            employee={own.employeeId}
            month={own.month}
            corrects={undefined}
            onMonth={(month) => list.change({ month })}
            onChanged={() => void reload()}
          />
        )
      )}
    </>
  );
}
