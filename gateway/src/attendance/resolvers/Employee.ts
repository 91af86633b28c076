import type { EmployeeResolvers } from '../../types.generated.ts';
import { attendanceOf } from '../schema.mappers.ts';

export const Employee: Pick<EmployeeResolvers, 'attendance' | '__isTypeOf'> = {
  attendance: ({ dbId, isOwner }) => attendanceOf(dbId, isOwner),
};
