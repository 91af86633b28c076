export { checkNewCustomer, checkPastDay, type NewCustomer } from './checkNewCustomer.ts';
export { customerSearch, customerWords, findCustomers } from './findCustomers.ts';
export { isEmail } from './email.ts';
export { isShortMobile, mobileText, normalizeMobile } from './mobile.ts';
