import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import {
  ChangesOfList,
  Day,
  Flag,
  Id,
  Ids,
  include,
  MoneyIn,
  Names,
  Nullable,
  PageOfList,
  paging,
  SortOrder,
  Success,
  Text,
  updatedSince,
} from '../http/schemas.ts';
import { business_id } from './contacts/contract.ts';
import { Customer, DayOrNone } from './schemas.ts';

export * from './details/contract.ts';
export * from './family/contract.ts';
export * from './limit/contract.ts';
export * from './merge/contract.ts';
export * from './notes/contract.ts';
export * from './picture/contract.ts';
export { customerData, eraseCustomer, exportCustomerData, setConsent } from './privacy/contract.ts';
export * from './status/contract.ts';
export { customerTimeline } from './timeline/contract.ts';

/** Customers: search, list with dues, and creation (spec 2 §7). */

export const customers = endpoint({
  method: 'GET',
  path: '/customers',
  summary:
    'Lists customers that the caller may see, last billed or added first by default; with search by name or mobile; or customers by ids, or the walk-in',
  tenant: 'query',
  rights: ['customers:view', 'calendar:view', 'billing:view', 'billing:create', 'billing-history:view'],
  repeat: 'safe',
  query: {
    ...paging,
    search: Type.Optional(Text(100)),
    group: Type.Optional(Text(100)),
    /** Only those without a group. */
    ungrouped: Type.Optional(Type.Literal('1')),
    /** Only unassigned ones. */
    unassigned: Type.Optional(Type.Literal('1')),
    /** Several groups; overrides `group`. */
    groups: Type.Optional(Names),
    /** Assigned to any of these employees. */
    assigned_to: Type.Optional(Ids),
    ...updatedSince,
    /** Default seen; for a search, best match first. */
    sort_by: Type.Optional(Type.Union([Type.Literal('seen'), Type.Literal('name'), Type.Literal('updated')])),
    /** Default desc; asc for name. */
    sort_order: Type.Optional(SortOrder),
    ids: Type.Optional(Ids),
    /** Only the walk-in, which no list contains. */
    walk_in: Type.Optional(Type.Literal('1')),
    include: include('count', 'page', 'balance', 'changes'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Customer),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    changes: ChangesOfList,
  }),
});

export const addCustomer = endpoint({
  method: 'POST',
  path: '/addCustomer',
  summary:
    'Adds a customer by the form, with an optional picture file; fails with MOBILE_TAKEN if the mobile exists, with customer_id if the caller may see that customer, and may_open if the caller may bill that customer',
  tenant: 'body',
  rights: ['customers:create', 'billing:create'],
  requireToggle: 'emp_create_contact',
  repeat: 'keyed',
  files: { profile_pic: 'avatar' },
  body: {
    name: Text(200),
    mobile: Text(30),
    email: Type.Optional(Nullable(Text(254))),
    group: Type.Optional(Nullable(Text(100))),
    company: Type.Optional(Nullable(Text(200))),
    dob: Type.Optional(Nullable(DayOrNone)),
    anniversary: Type.Optional(Nullable(DayOrNone)),
    /** 12 digits. Stored encrypted; only the last four are shown. */
    aadhar_no: Type.Optional(Nullable(Text(20))),
    /** Id of an upload for `avatar`; a file of that name can be sent instead. */
    profile_pic: Type.Optional(Nullable(Id)),
    /** Accepted as documented, but the session determines the shop. */
    business_id,
    gst: Type.Optional(Nullable(Text(20))),
    location: Type.Optional(Nullable(Text(500))),
    /** GST code of the state; if there is a GSTIN, its state is used. */
    state_code: Type.Optional(Nullable(Text(2))),
    /** 1 if the customer agreed to messages at the counter; 0 or left out if not asked. */
    consent: Type.Optional(Flag),
    /** Credit limit. PERMISSION_DENIED without customers:edit. */
    credit_limit: Type.Optional(Nullable(MoneyIn)),
    /** Opening due. PERMISSION_DENIED without billing-history:edit. */
    opening_due: Type.Optional(Nullable(MoneyIn)),
    /** Since when it is owed; default today. */
    opening_since: Type.Optional(Nullable(Day)),
  },
  answer: Type.Object({ success: Success, message: Type.String(), customer_id: Id, data: Customer }),
});

export const openCustomer = endpoint({
  method: 'POST',
  path: '/openCustomer',
  summary:
    'Opens a colleague’s customer for billing by the full mobile number, for a day; at most 20 customers per person and day',
  tenant: 'body',
  rights: ['billing:create'],
  requireToggle: 'emp_bill_by_mobile',
  repeat: 'keyed',
  body: { mobile: Text(30) },
  answer: Type.Object({ success: Success, customer_id: Id, data: Customer }),
});

export { bulkContactUpdate, contactIds, contactsHistory, getGroupsByBusiness } from './contacts/contract.ts';
export { contactHeadings, contactTemplate, exportContacts, importContactXlsx } from './sheets/contract.ts';
