import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';

/** Whether a person sees more of customers than billing needs (spec 1 §6 `emp_view_customer`). */
export const seesDetails = ({ toggles }: Pick<Caller, 'toggles'>): boolean =>
  toggles.has('emp_view_customer');

/** Where customers are looked up under their own name or as `customer`. */
type CustomerQuery = ExpressionBuilder<TenantTables, 'customer'>;

/** Whether a customer's record is there: neither erased nor merged into another one. */
const isThere = (customer: CustomerQuery): Expression<SqlBool> =>
  customer.and([customer('customer.erasedAt', 'is', null), customer('customer.mergedInto', 'is', null)]);

/**
 * The customers that a person may see (spec 1 §6): the owner all of them; an employee those assigned to or added by
 * him, or all where the shop's setting `emp_view_contact` says so; everybody the walk-in. Who is
 * erased, or merged into somebody else, is seen by nobody. Use it as a `where` of queries on `customer`.
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

/** How long an opened customer can be billed. */
const OPEN_FOR = 24 * 60 * 60 * 1000;

/** The customers that a person opened by their full mobile number within a day, as long as the shop lets him. */
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
 * The customers that a person may bill: those whom he may see, and those whom he opened by their full mobile number.
 * Use it as a `where` of queries on `customer`.
 */
export function billableBy(
  caller: Pick<Caller, 'employeeId' | 'staffId' | 'tenantId' | 'toggles'>,
  now: Date,
) {
  return (customer: CustomerQuery): Expression<SqlBool> =>
    customer.and([
      // Asked of the row itself, which is read again where a merge held it meanwhile.
      isThere(customer),
      customer.or([visibleTo(caller)(customer), openedBy(caller, now)(customer)]),
    ]);
}
