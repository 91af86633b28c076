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

/** Updates an employee; a new mobile number requires the user's own PIN. */
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

/** Activates or deactivates an employee. Optimistic, and reverted on failure. */
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
