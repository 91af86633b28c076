import type { CommissionPartResolvers } from '../../types.generated.ts';

export const CommissionPart: CommissionPartResolvers = {
  employee: ({ employeeId }, _args, { loaders }) => loaders.employees.load(employeeId),
};
