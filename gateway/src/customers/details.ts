import type { ProfileField } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import { globalId } from '../relay/ids.ts';
import type { Answer, Call } from '../rest/arguments.ts';
import type {
  CustomerDataEvent,
  CustomerField,
  CustomerNote,
  FamilyMember,
  StatusChange,
} from '../types.generated.ts';

type Row = Answer<typeof customers.detailsOfCustomers>['data'][number];

const FIELDS = {
  name: 'NAME',
  mobile: 'MOBILE',
  group: 'GROUP',
  email: 'EMAIL',
  company: 'COMPANY',
  dob: 'BIRTHDAY',
  anniversary: 'ANNIVERSARY',
  gst: 'GSTIN',
  aadhar_no: 'AADHAAR',
  location: 'ADDRESS',
} as const satisfies Record<ProfileField, CustomerField>;

const isField = (name: string): name is ProfileField => Object.hasOwn(FIELDS, name);

/** Fields available only in a customer's details. */
export function detailsOf({ customer_id: dbId, customer, data_events, ...records }: Row) {
  const { notes, business_history, members } = records;
  const { given, at, source } = customer.consent;
  return {
    dbId,
    aadhaar: customer.aadhar_no,
    profileCompleted: customer.profile_completed,
    profileMissing: customer.profile_missing.flatMap((name) => (isField(name) ? [FIELDS[name]] : [])),
    version: customer.version,
    status: customer.current_status,
    statusAt: customer.status_at,
    consent: { given: given === 1, at, source },
    dataEvents: data_events.map(eventOf),
    notes: notes.map(noteOf),
    statusHistory: business_history.map(changeOf),
    family: members.map(memberOf),
  };
}

export type CustomerDetails = ReturnType<typeof detailsOf>;

const eventOf = (event: Row['data_events'][number]): CustomerDataEvent => ({
  kind: event.kind,
  source: event.source,
  createdAt: event.created_at,
  createdBy: event.created_by,
});

export const noteOf = (note: Row['notes'][number]): CustomerNote & { __typename: 'CustomerNote' } => ({
  __typename: 'CustomerNote',
  id: globalId('CustomerNote', note.id),
  note: note.note,
  tags: note.tag_list.split(',').filter((tag) => tag !== ''),
  createdAt: note.created_at,
  createdBy: note.created_by,
  version: note.version,
});

export const changeOf = (
  change: Row['business_history'][number],
): StatusChange & { __typename: 'StatusChange' } => ({
  __typename: 'StatusChange',
  id: globalId('StatusChange', change.id),
  status: change.current_status,
  previous: change.previous_status,
  details: change.details,
  scheduledOn: change.schedule_on,
  createdAt: change.created_at,
  createdBy: change.created_by,
});

const memberOf = (member: Row['members'][number]): FamilyMember & { __typename: 'FamilyMember' } => ({
  __typename: 'FamilyMember',
  id: globalId('FamilyMember', member.id),
  memberId: member.memberId,
  name: member.name,
  relation: member.relation,
  aadhaar: member.adhaar_no,
  district: member.district,
  taluk: member.taluk,
  village: member.village,
  createdBy: member.CreatedBy,
  version: member.version,
});

/** The details of customers, in one call for all customers of an operation. */
export const customerDetails = (call: Call) =>
  byId<CustomerDetails>(
    async (ids) => {
      const query = { customer_ids: ids.join(',') };
      return (await call(customers.detailsOfCustomers, { query })).data.map(detailsOf);
    },
    ({ dbId }) => dbId,
  );

/** Records of customers by their own ids, in one call for all records of an operation. */
export const customerRecords = (call: Call) =>
  byId(
    async (ids) => {
      const query = { record_ids: ids.join(',') };
      const { data } = await call(customers.detailsOfCustomers, { query });
      return data.flatMap(recordsOf);
    },
    ({ dbId }) => dbId,
  );

const recordsOf = ({ notes, business_history: changes, members }: Row) => [
  ...notes.map((note) => ({ dbId: note.id, record: noteOf(note) })),
  ...changes.map((change) => ({ dbId: change.id, record: changeOf(change) })),
  ...members.map((member) => ({ dbId: member.id, record: memberOf(member) })),
];
