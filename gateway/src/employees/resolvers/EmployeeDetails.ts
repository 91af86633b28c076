import type { EmployeeDetailsResolvers } from '../../types.generated.ts';

export const EmployeeDetails: EmployeeDetailsResolvers = {
  reportingTo: ({ managerId }, _args, { loaders }) =>
    managerId === null ? null : loaders.employees.load(managerId),
};
