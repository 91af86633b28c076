/**
 * What a shop may keep all its employees from (spec 1 §6), by the names of the REST API. They bind employees only; an
 * employee needs both the right and the toggle, the owner neither. No endpoint asks for `emp_view_contact`: it decides
 * whose contacts an employee sees.
 */
export const TOGGLES = [
  'emp_create_contact',
  'emp_view_customer',
  'emp_view_contact',
  'emp_bill_by_mobile',
  'order_edit',
  'order_delete',
  'invoice_edit',
  'invoice_delete',
] as const;
export type Toggle = (typeof TOGGLES)[number];
