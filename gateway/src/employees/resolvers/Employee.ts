import { globalId } from '../../relay/ids.ts';
import type { EmployeeResolvers } from '../../types.generated.ts';

export const Employee: Pick<
  EmployeeResolvers,
  | 'active'
  | 'designation'
  | 'details'
  | 'fullName'
  | 'id'
  | 'image'
  | 'isOwner'
  | 'pendingMobile'
  | '__isTypeOf'
> = {
  details: ({ dbId }, _args, { loaders }) => loaders.employeeDetails.load(dbId),
  id: ({ dbId }) => globalId('Employee', dbId),
  pendingMobile: async ({ dbId }, _args, { loaders }) =>
    (await loaders.loginNumbers.load(dbId))?.pending_mobile ?? null,
};
