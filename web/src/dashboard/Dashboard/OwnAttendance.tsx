/* oxlint-disable relay/must-colocate-fragment-spreads -- the button comes through the index of attendance */
import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OwnAttendance_attendance$key } from '../../__generated__/OwnAttendance_attendance.graphql.ts';
import { OwnMark } from '../../attendance/index.ts';
import { Section } from './Section.tsx';

/** Whether somebody is in, the button that changes it, and the way to the own days and hours. */
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
      <Box textStyle="second" mt="2">
        <Link to="/Attendance">{formatMessage('attendance.title')}</Link>
      </Box>
    </Section>
  );
}
