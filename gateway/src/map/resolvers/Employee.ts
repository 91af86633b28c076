import type { EmployeeResolvers } from '../../types.generated.ts';
import { routeKey } from '../loaders.ts';

export const Employee: Pick<EmployeeResolvers, 'route' | '__isTypeOf'> = {
  route: async ({ dbId }, { day }, { loaders }) =>
    (await loaders.employeeRoutes.load(routeKey(day, dbId)))?.route ?? null,
};
