import { formatAttendance } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { SumsText_sums$key } from '../../__generated__/SumsText_sums.graphql.ts';

/** "24 days, 186 h 20 min", with the number of missing outs. */
export function SumsText({ sums }: { sums: SumsText_sums$key }) {
  const { days, minutes, withoutOut } = useFragment(
    graphql`
      fragment SumsText_sums on AttendanceSums {
        days
        minutes
        withoutOut
      }
    `,
    sums,
  );
  return formatAttendance({ days, minutes, withoutOut });
}
