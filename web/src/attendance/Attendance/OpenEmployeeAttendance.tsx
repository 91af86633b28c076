import { formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenEmployeeAttendanceQuery } from '../../__generated__/OpenEmployeeAttendanceQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { useReload } from '../../app/router/useReasked.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { MarkButton } from '../mark/MarkButton.tsx';
import { MonthOfEmployee } from '../month/MonthOfEmployee.tsx';

interface Props {
  /** Global id of the employee. */
  employee: string;
  /** Undefined for the current month. */
  month: Day | undefined;
  onMonth: (month: Day) => void;
  onClose: () => void;
}

function Loaded({ employee, month, onMonth, onClose, attempt }: Props & { attempt: number }) {
  const [version, setVersion] = useState(0);
  const { reload } = useReload();
  const { viewer, node } = useLazyLoadQuery<OpenEmployeeAttendanceQuery>(
    graphql`
      query OpenEmployeeAttendanceQuery($employee: ID!, $month: Date) {
        viewer {
          mayEdit: viewerCan(menu: EMPLOYEES, flag: EDIT)
          own: attendance {
            employeeId
          }
        }
        node(id: $employee) {
          ... on Employee @alias(as: "employee") {
            fullName
            active
            attendance {
              employeeId
              month(month: $month) {
                present {
                  inAt
                }
                ...MonthOfEmployee_month
              }
            }
          }
        }
      }
    `,
    { employee, month: month ?? null },
    fetchOptions(attempt, version),
  );
  const person = node?.employee;
  const attendance = person?.attendance;
  const name = person?.fullName ?? '';
  // Only the owner may correct their own times.
  const mayEdit = viewer?.mayEdit === true && viewer.own?.employeeId !== employee;
  const changed = (): void => {
    setVersion((last) => last + 1);
    void reload();
  };
  return (
    <DetailDrawer
      title={name === '' ? formatMessage('attendance.title') : name}
      open
      onClose={onClose}
      foot={
        attendance != null &&
        mayEdit &&
        person?.active === true && (
          <MarkButton
            employee={employee}
            name={name}
            since={attendance.month.present?.inAt}
            size="lg"
            onMarked={changed}
          />
        )
      }
    >
      {attendance == null ? (
        <EmptyState title={formatMessage('employees.missing')} />
      ) : (
        <Box pb="4">
          <MonthOfEmployee
            employee={employee}
            month={attendance.month}
            corrects={mayEdit ? { employee, name } : undefined}
            onMonth={onMonth}
            onChanged={changed}
          />
        </Box>
      )}
    </DetailDrawer>
  );
}

/** An employee's month beside the day's list. */
export const OpenEmployeeAttendance = (props: Props) => (
  <Part
    key={props.month}
    title={formatMessage('attendance.failed')}
    skeleton={
      <DetailDrawer title={formatMessage('attendance.title')} open onClose={props.onClose}>
        <SkeletonRows rows={8} />
      </DetailDrawer>
    }
  >
    {(attempt) => <Loaded {...props} attempt={attempt} />}
  </Part>
);
