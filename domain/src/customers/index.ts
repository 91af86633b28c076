export {
  checkBulkMessage,
  fillBulkMessage,
  MESSAGE_CHARACTERS,
  MESSAGE_PEOPLE,
  MESSAGE_PLACEHOLDERS,
} from './bulkMessage.ts';
export { checkNewCustomer, checkPastDay, type NewCustomer } from './checkNewCustomer.ts';
export { checkNewCustomerInOrder } from './newCustomerInOrder.ts';
export { PROFILE_FIELDS, profileCompletion, type KnownOfCustomer, type ProfileField } from './completion.ts';
export { customerSearch, customerWords, findCustomers } from './findCustomers.ts';
export { isEmail } from './email.ts';
export { checkMember, type MemberEntries } from './member.ts';
export { isShortMobile, mobileText, normalizeMobile } from './mobile.ts';
export { checkNote, countWords, NOTE_CHARACTERS, NOTE_TAGS, NOTE_WORDS } from './notes.ts';
export { checkStatus, CUSTOMER_STATUSES, customerStatus, type CustomerStatus } from './statuses.ts';
export { CONTACT_SHEET_LIMITS, contactFields, type ContactValues } from './sheet/contactFields.ts';
export { CONTACT_SYNONYMS } from './sheet/contactSynonyms.ts';
export {
  planContacts,
  type ContactPlan,
  type KnownContact,
  type PlannedContact,
} from './sheet/planContacts.ts';
export { MERGE_FIELDS, type MergeField } from './merge/fields.ts';
export { mergedConsent, type StoredConsent } from './merge/mergedConsent.ts';
export { confirmsName } from './privacy/confirmsName.ts';
export { keptUntil } from './privacy/keptUntil.ts';
export { CONSENT_SOURCES, DATA_EVENTS, type ConsentSource, type DataEvent } from './privacy/sources.ts';
