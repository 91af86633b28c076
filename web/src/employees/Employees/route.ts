import type { EmployeesQuery } from '../../__generated__/EmployeesQuery.graphql.ts';
import parameters from '../../__generated__/EmployeesQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/** Employee Management (spec 3 §2.7). */
export const employeesRoute = defineRoute<EmployeesQuery>({
  path: '/Employees',
  title: 'employees.title',
  right: 'employees:view',
  query: parameters,
  variables: () => ({}),
  screen: () => import('./Employees.tsx'),
});
