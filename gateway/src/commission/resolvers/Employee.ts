import type { EmployeeResolvers } from '../../types.generated.ts';
import { commissionOf } from '../schema.mappers.ts';

export const Employee: Pick<EmployeeResolvers, 'commission' | '__isTypeOf'> = {
  commission: ({ dbId, isOwner }) => commissionOf(dbId, isOwner),
};
