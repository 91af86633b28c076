export { checkNewCustomer, checkPastDay, type NewCustomer } from './checkNewCustomer.ts';
export { customerSearch, customerWords, findCustomers } from './findCustomers.ts';
export { isEmail } from './email.ts';
export { isShortMobile, mobileText, normalizeMobile } from './mobile.ts';
export { CONTACT_SHEET_LIMITS, contactFields, type ContactValues } from './sheet/contactFields.ts';
export {
  planContacts,
  type ContactPlan,
  type KnownContact,
  type PlannedContact,
} from './sheet/planContacts.ts';
