import { problem } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, type Fake, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

type Details = Answer<typeof customers.detailsOfCustomers>['data'][number];

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const VERSION = '2026-11-20T06:30:00.000Z';
const customer = globalId('Customer', customerId(1));
const note = globalId('CustomerNote', uuid('e', 1));
const member = globalId('FamilyMember', uuid('f', 1));

const detailsRow = (n: number): Details => ({
  customer_id: customerId(n),
  customer: {
    ...customerRow(n),
    aadhar_no: 'XXXX XXXX 0123',
    profile_completed: 80,
    profile_missing: ['dob', 'aadhar_no'],
    current_status: 'Interested',
    status_at: VERSION,
    consent: { given: 1, at: VERSION, source: 'PAPER' },
    version: VERSION,
  },
  notes: [
    {
      id: uuid('e', 1),
      customer_id: customerId(n),
      customer_no: '9829000001',
      note: 'Likes blue',
      tag_list: 'Very Happy,Revisit',
      created_at: VERSION,
      created_by: 'Rekha Yadav',
      version: VERSION,
    },
  ],
  business_history: [],
  members: [],
  data_events: [
    {
      id: uuid('d', 1),
      kind: 'CONSENT_GIVEN',
      source: 'PAPER',
      created_at: VERSION,
      created_by: 'Rekha Yadav',
    },
  ],
});

const detailsAre = (...rows: Details[]): Fake =>
  answering(customers.detailsOfCustomers, ({ query }) => ({
    success: true,
    data: rows.filter(
      ({ customer_id: id, notes }) =>
        query?.customer_ids?.split(',').includes(id) || notes.some((one) => one.id === query?.record_ids),
    ),
  }));

const people = [customersAre([customerRow(1), customerRow(2)]), detailsAre(detailsRow(1), detailsRow(2))];

const openNote = (id: string) =>
  runOperation('query ($id: ID!) { node(id: $id) { id ... on CustomerNote { note } } }', {
    variables: { id },
    fakes: [signedIn(), detailsAre(detailsRow(1))],
  });

test('a note is opened by its id; nothing else has that id', async () => {
  const { data, errors, calls } = await openNote(note);
  expect(errors).toEqual([]);
  expect(data).toEqual({ node: { id: note, note: 'Likes blue' } });
  expect(calls).toEqual(['GET /me', 'GET /customer-details']);
  expect((await openNote(globalId('FamilyMember', uuid('e', 1)))).data).toEqual({ node: null });
});

const ASK = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Customer {
  name aadhaar profileCompleted profileMissing status version notes { id note tags createdBy } family { id } } } }`;

test('the details of all customers are asked for in one call', async () => {
  const ids = [1, 2].map((n) => globalId('Customer', customerId(n)));
  const { data, errors, calls } = await runOperation(ASK, {
    variables: { ids },
    fakes: [signedIn(), ...people],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /customers', 'GET /customer-details']);
  expect(data).toMatchObject({
    nodes: [
      {
        aadhaar: 'XXXX XXXX 0123',
        profileCompleted: 80,
        profileMissing: ['BIRTHDAY', 'AADHAAR'],
        status: 'Interested',
        notes: [{ id: note, note: 'Likes blue', tags: ['Very Happy', 'Revisit'] }],
      },
      { name: 'Customer 2' },
    ],
  });
});

test('who has no right to customers gets none of it, and the rest', async () => {
  const { data } = await runOperation(ASK, {
    variables: { ids: [customer] },
    fakes: [signedIn(employeeWith('billing:view')), ...people],
  });
  expect(data).toMatchObject({ nodes: [{ name: 'Customer 1', aadhaar: null, notes: null, version: null }] });
});

const UPDATE = `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { __typename
  ... on Refusal { code message }
  ... on CustomerSuccess { customer { name } }
  ... on CustomerChanged { customer { name version } }
  ... on MobileTaken { takenBy { name } }
  ... on InvalidInput { problems { field } } } }`;

const update = (input: object, ...fakes: Fake[]) =>
  runOperation(UPDATE, {
    variables: { input: { key: KEY, customer, name: 'Priya', mobile: '9829000001', ...input } },
    fakes: [signedIn(), ...fakes, ...people],
  });

test('an edit sends what was given, and empties what is null', async () => {
  const saved = answering(customers.updateCustomer, () => ({
    success: true,
    message: 'Priya updated',
    customer_id: customerId(1),
  }));
  const consent = { given: true, source: 'PAPER' };
  const input = { version: VERSION, birthday: '1990-01-02', company: null, aadhaar: '234567890123', consent };
  const { data, errors, received } = await update(input, saved);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updateCustomer: { __typename: 'CustomerSuccess' } });
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      id: customerId(1),
      name: 'Priya',
      mobile: '9829000001',
      dob: '1990-01-02',
      company: '',
      aadhar_no: '234567890123',
      expected_version: VERSION,
      consent: 1,
      consent_source: 'PAPER',
    },
  });
});

test('an edit that came too late answers the customer as stored now', async () => {
  const { data, errors } = await update({}, refusing(customers.updateCustomer, 'CHANGED_MEANWHILE'));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    updateCustomer: { __typename: 'CustomerChanged', customer: { name: 'Customer 1', version: VERSION } },
  });
});

test('a number that is taken names its customer, and problems stand at the fields of the input', async () => {
  const taken = [problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken')];
  const details = { customer_id: customerId(2) };
  const first = await update({}, refusing(customers.updateCustomer, 'MOBILE_TAKEN', details, taken));
  expect(first.data).toMatchObject({ updateCustomer: { takenBy: { name: 'Customer 2' } } });
  const wrong = ['dob', 'aadhar_no'].map((field) => problem(field, 'INVALID_INPUT', 'faults.invalidInput'));
  const second = await update({}, refusing(customers.updateCustomer, 'INVALID_INPUT', {}, wrong));
  expect(second.data).toMatchObject({
    updateCustomer: { problems: [{ field: 'birthday' }, { field: 'aadhaar' }] },
  });
});

const written = { success: true, message: 'Saved', customer_id: customerId(1) };
const data: { note: Details['notes'][number]; member: Details['members'][number] } = {
  note: {
    id: uuid('e', 1),
    customer_id: customerId(1),
    customer_no: '',
    note: 'Likes blue',
    tag_list: '',
    created_at: VERSION,
    created_by: null,
    version: VERSION,
  },
  member: {
    id: uuid('f', 1),
    customer_id: customerId(1),
    memberId: 'M1',
    name: 'Anvi',
    relation: null,
    adhaar_no: null,
    district: null,
    taluk: null,
    village: null,
    CreatedBy: null,
    version: VERSION,
  },
};
const notes = answering(customers.addOrEditNote, () => ({ ...written, data: data.note }));
const members = answering(customers.submitMember, () => ({ ...written, data: data.member }));
const status = answering(customers.saveBusinessHistory, () => ({
  ...written,
  current_status: 'Follow up',
  previous_status: null,
  schedule_on: null,
}));
const customer_id = customerId(1);

test.each([
  [
    'createCustomerNote',
    { customer, note: 'Likes blue', tags: ['Very Happy'] },
    notes,
    { customer_id, note: 'Likes blue', tag_list: 'Very Happy' },
  ],
  [
    'updateCustomerNote',
    { customer, customerNote: note, version: VERSION, note: 'Red' },
    notes,
    { customer_id, note_id: uuid('e', 1), note: 'Red', tag_list: '', expected_version: VERSION },
  ],
  [
    'createFamilyMember',
    { customer, memberId: 'M1', name: 'Anvi', village: 'Vatika' },
    members,
    expect.objectContaining({ customer_id, memberId: 'M1', name: 'Anvi', village: 'Vatika', district: null }),
  ],
  [
    'updateFamilyMember',
    { customer, familyMember: member, memberId: 'M1', name: 'Anvi' },
    members,
    expect.objectContaining({ id: uuid('f', 1) }),
  ],
  [
    'updateCustomerStatus',
    {
      customer,
      status: 'follow_up',
      doubleBooking: true,
      values: [
        { name: 'how', value: 'Call' },
        { name: 'schedule_on', value: '2026-11-24T14:30' },
      ],
    },
    status,
    {
      customer_id,
      current_status: 'follow_up',
      how: 'Call',
      schedule_on: '2026-11-24 02:30:00 PM',
      double_booking: 1,
    },
  ],
])('%s sends what upstream takes, and answers the customer', async (field, input, fake, body) => {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${field}(input: $input) { ... on CustomerSuccess { customer { id } } } }`;
  const answered = await runOperation(text, {
    variables: { input: { key: KEY, ...input } },
    fakes: [signedIn(), fake, ...people],
  });
  expect(answered.errors).toEqual([]);
  expect(answered.data).toEqual({ [field]: { customer: { id: customer } } });
  expect(answered.received[1]?.parts).toEqual({ key: KEY, body });
});

test.each([
  ['deleteCustomerNote', 'customerNote', note, answering(customers.deleteNote, () => written)],
  ['deleteFamilyMember', 'familyMember', member, answering(customers.deleteMember, () => written)],
])('%s tells what is gone', async (name, argument, id, fake) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const text = `mutation ($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Success { deletedId } } }`;
  const answered = await runOperation(text, {
    variables: { input: { key: KEY, [argument]: id } },
    fakes: [signedIn(), fake, ...people],
  });
  expect(answered.errors).toEqual([]);
  expect(answered.data).toEqual({ [name]: { deletedId: id } });
});

test('a note of 51 words is refused at its field, before upstream is asked', async () => {
  const words = Array.from({ length: 51 }, () => 'word').join(' ');
  const { data: answer, calls } = await runOperation(
    `mutation ($input: CreateCustomerNoteInput!) { createCustomerNote(input: $input) {
       ... on InvalidInput { problems { field message } } } }`,
    { variables: { input: { key: KEY, customer, note: words } }, fakes: [signedIn()] },
  );
  expect(answer).toEqual({
    createCustomerNote: { problems: [{ field: 'note', message: 'Note cannot exceed 50 words.' }] },
  });
  expect(calls).toEqual(['GET /me']);
});
