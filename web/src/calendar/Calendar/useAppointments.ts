import { graphql } from 'react-relay';
import type { useAppointmentsCreateMutation } from '../../__generated__/useAppointmentsCreateMutation.graphql.ts';
import type { useAppointmentsDeleteMutation } from '../../__generated__/useAppointmentsDeleteMutation.graphql.ts';
import type { useAppointmentsUpdateMutation } from '../../__generated__/useAppointmentsUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Maps a field of the input to the form's: values of the shop's form are under `values` in the input. */
const fields = (field: string): string => field.replace(/^values\./, '');

export const useCreateAppointment = () =>
  useWrite<useAppointmentsCreateMutation>(
    graphql`
      mutation useAppointmentsCreateMutation($input: CreateAppointmentInput!) {
        createAppointment(input: $input) {
          ... on AppointmentSuccess @alias(as: "saved") {
            appointment {
              id
            }
          }
          ... on InvalidInput @alias(as: "invalid") {
            code
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'calendar.saveFailed', fields },
  );

export const useUpdateAppointment = () =>
  useWrite<useAppointmentsUpdateMutation>(
    graphql`
      mutation useAppointmentsUpdateMutation($input: UpdateAppointmentInput!) {
        updateAppointment(input: $input) {
          ... on AppointmentSuccess @alias(as: "saved") {
            appointment {
              ...appointments_appointment
            }
          }
          ... on InvalidInput @alias(as: "invalid") {
            code
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'calendar.saveFailed', fields },
  );

export const useDeleteAppointment = () =>
  useWrite<useAppointmentsDeleteMutation>(
    graphql`
      mutation useAppointmentsDeleteMutation($input: DeleteAppointmentInput!) {
        deleteAppointment(input: $input) {
          ... on DeleteAppointmentSuccess @alias(as: "saved") {
            deletedId @deleteRecord
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'calendar.deleteFailed' },
  );
