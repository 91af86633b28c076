import { globalId } from '../../relay/ids.ts';
import type { CustomerResolvers } from '../../types.generated.ts';

export const Customer: Pick<
  CustomerResolvers,
  | 'address'
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
  | 'stateCode'
  | '__isTypeOf'
> = {
  id: ({ dbId }) => globalId('Customer', dbId),
};
