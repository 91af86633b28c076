import { graphql } from 'react-relay';
import type { useMarkAttendanceMutation } from '../../__generated__/useMarkAttendanceMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

export const useMarkAttendance = () =>
  useWrite<useMarkAttendanceMutation>(
    graphql`
      mutation useMarkAttendanceMutation($input: MarkAttendanceInput!) {
        markAttendance(input: $input) {
          ... on MarkAttendanceSuccess @alias(as: "saved") {
            entry {
              inAt
              outAt
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'attendance.markFailed' },
  );
