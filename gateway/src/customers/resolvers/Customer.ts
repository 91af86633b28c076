import { globalId } from '../../relay/ids.ts';
import type { CustomerResolvers } from '../../types.generated.ts';

export const Customer: Pick<
  CustomerResolvers,
  | 'address'
  | 'assignedTo'
  | 'billCount'
  | 'company'
  | 'createdAt'
  | 'email'
  | 'group'
  | 'gstin'
  | 'id'
  | 'isWalkIn'
  | 'lastVisit'
  | 'mobile'
  | 'name'
  | 'pending'
  | 'source'
  | 'stateCode'
  | '__isTypeOf'
> = {
  id: ({ dbId }) => globalId('Customer', dbId),
  assignedTo: ({ assignedId }, _args, { loaders }) =>
    assignedId === null ? null : loaders.employees.load(assignedId),
};
