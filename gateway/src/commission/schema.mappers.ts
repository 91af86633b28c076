/** Identifies the employee; everything else is fetched on demand. */
export interface EmployeeCommissionMapper {
  __typename: 'EmployeeCommission';
  dbId: string;
}

/** The commission of an employee; null for the owner. */
export const commissionOf = (dbId: string, isOwner: boolean): EmployeeCommissionMapper | null =>
  isOwner ? null : { __typename: 'EmployeeCommission', dbId };

export type { EarningsStatementMapper } from './statements.ts';
