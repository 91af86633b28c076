import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Flag, Id, Ids, Instant, Nullable, Success, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';
import { business_id } from '../contacts/contract.ts';
import { Member } from '../family/schemas.ts';
import { Consent, ConsentSource, DataEventRow } from '../privacy/contract.ts';
import { Note } from '../notes/schemas.ts';
import { Customer, DayOrNone } from '../schemas.ts';
import { StatusChange } from '../status/schemas.ts';

/** One customer with all details except bills, and editing (spec 2 §7). */

const WholeCustomer = Type.Object({
  ...Customer.properties,
  /** The Aadhaar number with its last four digits: "XXXX XXXX 1234". */
  aadhar_no: Nullable(Type.String()),
  /** In whole per cent. */
  profile_completed: Type.Integer(),
  /** Empty fields of the form. */
  profile_missing: Type.Array(Type.String()),
  current_status: Nullable(Type.String()),
  status_at: Nullable(Instant),
  consent: Consent,
  ...version,
});

const details = {
  customer: WholeCustomer,
  /** Newest first, at most 200. */
  notes: Type.Array(Note),
  /** Newest first, at most 200. */
  business_history: Type.Array(StatusChange),
  members: Type.Array(Member),
  /** Actions on the customer's own data, newest first, at most 200. */
  data_events: Type.Array(DataEventRow),
};

export const customerDetails = endpoint({
  method: 'GET',
  path: '/getCustomerDetails',
  summary:
    'Returns a customer that the caller may see, with notes, statuses and family. Fails with ALREADY_MERGED if the customer was merged into another one, given by customer_id',
  tenant: 'query',
  rights: ['customers:view'],
  repeat: 'safe',
  query: {
    customer_id: Id,
    customer_no: Type.Optional(Text(30)),
    business_id: Type.Optional(Type.Integer()),
  },
  answer: Type.Object({ success: Success, ...details }),
});

export const detailsOfCustomers = endpoint({
  method: 'GET',
  path: '/customer-details',
  summary:
    'Returns the details of up to 100 customers, by their ids or by ids of their notes, statuses and family members; leaves out those that the caller may not see',
  tenant: 'query',
  rights: ['customers:view'],
  repeat: 'safe',
  query: { customer_ids: Type.Optional(Ids), record_ids: Type.Optional(Ids) },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ customer_id: Id, ...details })),
  }),
});

export const profileCompletion = endpoint({
  method: 'POST',
  path: '/getProfileCompletion',
  summary: 'Returns how much of a customer’s profile is filled in, in whole per cent',
  tenant: 'body',
  rights: ['customers:view'],
  repeat: 'safe',
  body: { customer_id: Id, customer_no: Type.Optional(Text(30)) },
  answer: Type.Object({ success: Success, profile_completed: Type.Integer() }),
});

export const updateCustomer = endpoint({
  method: 'POST',
  path: '/updateCustomer',
  summary:
    'Replaces the form fields of a customer, and the picture if a file is sent. Fields left out are unchanged. Fails with CHANGED_MEANWHILE if the customer was changed by someone else, and with MOBILE_TAKEN, which names the other customer only to callers who may see that customer',
  tenant: 'body',
  rights: ['customers:edit'],
  requireToggle: 'emp_view_customer',
  repeat: 'keyed',
  files: { profile_pic: 'avatar' },
  body: {
    id: Id,
    name: Text(200),
    mobile: Text(30),
    email: Type.Optional(Nullable(Text(254))),
    group: Type.Optional(Nullable(Text(100))),
    company: Type.Optional(Nullable(Text(200))),
    dob: Type.Optional(Nullable(DayOrNone)),
    anniversary: Type.Optional(Nullable(DayOrNone)),
    gst: Type.Optional(Nullable(Text(20))),
    /** 12 digits, or the masked number to keep the stored one. */
    aadhar_no: Type.Optional(Nullable(Text(20))),
    location: Type.Optional(Nullable(Text(500))),
    state_code: Type.Optional(Nullable(Text(2))),
    business_id,
    /** Id of an upload for `avatar`, or a file of that name; if omitted or null, the picture is unchanged. */
    profile_pic: Type.Optional(Nullable(Id)),
    /** Whether messages may be sent from now on; left out, what stands stays. */
    consent: Type.Optional(Flag),
    /** How consent was given or withdrawn; default at the counter. */
    consent_source: Type.Optional(ConsentSource),
    ...expectedVersion,
  },
  answer: Type.Object({ success: Success, message: Type.String(), customer_id: Id }),
});
