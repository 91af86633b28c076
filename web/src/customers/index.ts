/** What other slices use of customers. */
export { AddCustomerDialog } from './AddCustomer/AddCustomerDialog.tsx';
export type { NamedCustomer } from './AddCustomer/useCreateCustomer.ts';
export { ChooseCustomer } from './CustomerPicker/ChooseCustomer.tsx';
export type { ChosenCustomer } from './CustomerPicker/CustomerList.tsx';
export { CustomerPicker } from './CustomerPicker/CustomerPicker.tsx';
export { searchVariables, useAnsweredSearch } from './useAnsweredSearch.ts';
export { variablesOf as contactVariables } from './BulkUpdate/address.ts';
export { BulkPage } from './BulkUpdate/BulkPage.tsx';
export { ChosenFoot } from './BulkUpdate/ChosenFoot.tsx';
export { MessageChosen } from './BulkUpdate/message/MessageChosen.tsx';
export { MessageDialog } from './BulkUpdate/message/MessageDialog.tsx';
export { useChosen } from './BulkUpdate/useChosen.ts';
export { detailsPath } from './CustomerDetails/address.ts';
export { whatsAppAddress } from './CustomerDetails/who/whatsApp.ts';
