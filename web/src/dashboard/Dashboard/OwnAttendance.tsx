/* oxlint-disable relay/must-colocate-fragment-spreads -- the button's fragment is exported by attendance's
   index */
import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OwnAttendance_attendance$key } from '../../__generated__/OwnAttendance_attendance.graphql.ts';
import { OwnMark } from '../../attendance/index.ts';
import { Section } from './Section.tsx';

/** Whether the user is in, the button that changes it, and a link to the user's own days and hours. */
export function OwnAttendance({ attendance: key }: { attendance: OwnAttendance_attendance$key }) {
  const attendance = useFragment(
    graphql`
      fragment OwnAttendance_attendance on Attendance {
        ...OwnMark_attendance
      }
    `,
    key,
  );
  return (
    <Section title={formatMessage('attendance.own')} order={{ base: -1, lg: 0 }}>
      <OwnMark attendance={attendance} />
      <Button asChild variant="plain" size="sm" px="0">
        <Link to="/Attendance">{formatMessage('attendance.ownDays')}</Link>
      </Button>
    </Section>
  );
}
