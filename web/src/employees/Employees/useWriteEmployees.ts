import { graphql } from 'react-relay';
import type { useWriteEmployeesCreateMutation } from '../../__generated__/useWriteEmployeesCreateMutation.graphql.ts';
import type { useWriteEmployeesStatusMutation } from '../../__generated__/useWriteEmployeesStatusMutation.graphql.ts';
import type { useWriteEmployeesUpdateMutation } from '../../__generated__/useWriteEmployeesUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds an employee. */
export const useCreateEmployee = () =>
  useWrite<useWriteEmployeesCreateMutation>(
    graphql`
      mutation useWriteEmployeesCreateMutation($input: CreateEmployeeInput!) {
        createEmployee(input: $input) {
          ... on EmployeeSuccess @alias(as: "saved") {
            employee {
              id
              fullName
            }
            tenant {
              ...useEmployees_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'employees.saveFailed' },
  );

/** Changes an employee; another mobile asks for the own PIN. */
export const useUpdateEmployee = (askPin: () => Promise<boolean>) =>
  useWrite<useWriteEmployeesUpdateMutation>(
    graphql`
      mutation useWriteEmployeesUpdateMutation($input: UpdateEmployeeInput!) {
        updateEmployee(input: $input) {
          ... on EmployeeSuccess @alias(as: "saved") {
            employee {
              id
            }
            tenant {
              ...useEmployees_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'employees.saveFailed', askPin },
  );

/** Makes an employee active or inactive; the switch moves at once, and back where that fails. */
export const useUpdateEmployeeStatus = () =>
  useWrite<useWriteEmployeesStatusMutation>(
    graphql`
      mutation useWriteEmployeesStatusMutation($input: UpdateEmployeeStatusInput!) {
        updateEmployeeStatus(input: $input) {
          ... on EmployeeSuccess @alias(as: "saved") {
            employee {
              id
              active
            }
            tenant {
              ...useEmployees_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    {
      failed: 'employees.statusFailed',
      changes: ({ input }) => ({
        optimisticUpdater: (store) => {
          store.get(input.employee)?.setValue(input.active, 'active');
        },
      }),
    },
  );
