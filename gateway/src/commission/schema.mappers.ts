/** Whose commission it is; the rest is fetched when it is asked for. */
export interface EmployeeCommissionMapper {
  __typename: 'EmployeeCommission';
  dbId: string;
}

/** The commission of an employee; the owner has none. */
export const commissionOf = (dbId: string, isOwner: boolean): EmployeeCommissionMapper | null =>
  isOwner ? null : { __typename: 'EmployeeCommission', dbId };

export type { EarningsStatementMapper } from './statements.ts';
