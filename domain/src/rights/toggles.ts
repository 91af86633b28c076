/**
 * Actions that a shop can deny to all its employees (spec 1 §6), by their REST names. An employee needs both the
 * right and the toggle; the owner needs neither. No endpoint checks `emp_view_contact`: it decides whose contacts
 * an employee sees.
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
