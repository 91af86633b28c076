import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';

/** Whether a person sees more of customers than billing needs (spec 1 §6 `emp_view_customer`). */
export const seesDetails = ({ toggles }: Pick<Caller, 'toggles'>): boolean =>
  toggles.has('emp_view_customer');

/** Queries with the customer table under its own name or as `customer`. */
type CustomerQuery = ExpressionBuilder<TenantTables, 'customer'>;

/** Whether a customer is neither erased nor merged. */
const isThere = (customer: CustomerQuery): Expression<SqlBool> =>
  customer.and([customer('customer.erasedAt', 'is', null), customer('customer.mergedInto', 'is', null)]);

/**
 * The customers that a person may see (spec 1 §6): the owner sees all; an employee sees those assigned to or added by
 * them, or all if the shop's setting `emp_view_contact` allows it; everyone sees the walk-in. Erased and merged
 * customers are not visible. A `where` for queries on `customer`.
 */
export function visibleTo(caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  const { employeeId, tenantId } = caller;
  return (customer: CustomerQuery): Expression<SqlBool> => {
    if (employeeId === null) return isThere(customer);
    const seesAll = customer
      .selectFrom('tenantSetting')
      .where('tenantSetting.tenantId', '=', tenantId)
      .where('tenantSetting.empViewContact', '=', true)
      .select('tenantSetting.tenantId');
    return customer.and([
      isThere(customer),
      customer.or([
        customer('customer.assignedTo', '=', employeeId),
        customer('customer.createdBy', '=', employeeId),
        customer.exists(seesAll),
        customer('customer.walkIn', '=', true),
      ]),
    ]);
  };
}

/** How long an opened customer can be billed, in milliseconds. */
const OPEN_FOR = 24 * 60 * 60 * 1000;

/** The customers that a person opened by their full mobile number within a day, while the shop allows it. */
function openedBy(
  { staffId, tenantId, toggles }: Pick<Caller, 'staffId' | 'tenantId' | 'toggles'>,
  now: Date,
) {
  return (customer: CustomerQuery): Expression<SqlBool> => {
    if (!toggles.has('emp_bill_by_mobile')) return customer.lit(false);
    return customer.exists(
      customer
        .selectFrom('openedCustomer')
        .where('openedCustomer.tenantId', '=', tenantId)
        .where('openedCustomer.staffId', '=', staffId)
        .whereRef('openedCustomer.customerId', '=', 'customer.id')
        .where('openedCustomer.openedAt', '>', new Date(now.getTime() - OPEN_FOR))
        .select('openedCustomer.customerId'),
    );
  };
}

/**
 * The customers that a person may bill: visible ones, and those opened by their full mobile number. A `where` for
 * queries on `customer`.
 */
export function billableBy(
  caller: Pick<Caller, 'employeeId' | 'staffId' | 'tenantId' | 'toggles'>,
  now: Date,
) {
  return (customer: CustomerQuery): Expression<SqlBool> =>
    customer.and([
      // Checked on the row itself, which is read again after waiting for a concurrent merge.
      isThere(customer),
      customer.or([visibleTo(caller)(customer), openedBy(caller, now)(customer)]),
    ]);
}
