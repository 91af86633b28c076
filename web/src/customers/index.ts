/** What other slices use of customers. */
export { AddCustomerDialog } from './AddCustomer/AddCustomerDialog.tsx';
export type { NamedCustomer } from './AddCustomer/useCreateCustomer.ts';
export { CustomerPicker } from './CustomerPicker/CustomerPicker.tsx';
export { detailsPath } from './CustomerDetails/address.ts';
