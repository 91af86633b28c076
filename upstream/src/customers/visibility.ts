import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';

/** Whether a person sees more of customers than billing needs (spec 1 §6 `emp_view_customer`). */
export const seesDetails = ({ toggles }: Pick<Caller, 'toggles'>): boolean =>
  toggles.has('emp_view_customer');

/** Where customers are looked up under their own name or as `customer`. */
type CustomerQuery = ExpressionBuilder<TenantTables, 'customer'>;

/**
 * The customers that a person may see (spec 1 §6): the owner all of them; an employee those assigned to or added by
 * him, or all where the shop's setting `emp_view_contact` says so; everybody the walk-in. Use it as a `where` of queries on `customer`.
 */
export function visibleTo(caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  const { employeeId, tenantId } = caller;
  return (customer: CustomerQuery): Expression<SqlBool> => {
    if (employeeId === null) return customer.lit(true);
    const seesAll = customer
      .selectFrom('tenantSetting')
      .where('tenantSetting.tenantId', '=', tenantId)
      .where('tenantSetting.empViewContact', '=', true)
      .select('tenantSetting.tenantId');
    return customer.or([
      customer('customer.assignedTo', '=', employeeId),
      customer('customer.createdBy', '=', employeeId),
      customer.exists(seesAll),
      customer('customer.walkIn', '=', true),
    ]);
  };
}
