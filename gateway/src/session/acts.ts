import type { Toggle } from '@galla/domain';
import type { EmployeeAct } from '../types.generated.ts';
import type { Me } from './me.ts';

/** The REST toggle behind each act. */
const TOGGLE_OF: Record<EmployeeAct, Toggle> = {
  ADD_CONTACTS: 'emp_create_contact',
  SEE_CUSTOMER_DETAILS: 'emp_view_customer',
  SEE_ALL_CUSTOMERS: 'emp_view_contact',
  BILL_BY_MOBILE: 'emp_bill_by_mobile',
  EDIT_ORDERS: 'order_edit',
  DELETE_ORDERS: 'order_delete',
  EDIT_INVOICES: 'invoice_edit',
  DELETE_INVOICES: 'invoice_delete',
};

/** Whether the shop's toggles allow the user to do it; they bind employees only. */
export function mayAct({ profile }: Me, act: EmployeeAct): boolean {
  return profile.emp_id === null || profile.toggles.includes(TOGGLE_OF[act]);
}
