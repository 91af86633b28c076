import { graphql } from 'react-relay';
import type { useCorrectAttendanceDeleteMutation } from '../../__generated__/useCorrectAttendanceDeleteMutation.graphql.ts';
import type { useCorrectAttendanceMutation } from '../../__generated__/useCorrectAttendanceMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

export const useCorrectAttendance = () =>
  useWrite<useCorrectAttendanceMutation>(
    graphql`
      mutation useCorrectAttendanceMutation($input: CorrectAttendanceInput!) {
        correctAttendance(input: $input) {
          ... on CorrectAttendanceSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'attendance.saveFailed', fields: { inAt: 'from', outAt: 'to' } },
  );

export const useDeleteAttendance = () =>
  useWrite<useCorrectAttendanceDeleteMutation>(
    graphql`
      mutation useCorrectAttendanceDeleteMutation($input: DeleteAttendanceInput!) {
        deleteAttendance(input: $input) {
          ... on DeleteAttendanceSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'attendance.saveFailed' },
  );
