import { problem } from '@galla/domain';
import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  __typename
  ... on UpdateProfileSuccess { message viewer { profile { fullName age gender aadhaar } tenant { name pan } } }
  ... on InvalidInput { problems { field code } }
  ... on Refusal { code }
} }`;
const KEY = '018f0000-0000-4000-8000-0000000000c1';
const UPLOAD = '018f0000-0000-7000-8000-0000000000d1';

const update = (input: object, ...fakes: Fake[]) =>
  runOperation(UPDATE, { variables: { input: { key: KEY, ...input } }, fakes });

const saved = answering(session.updateProfile, () => ({
  success: true,
  message: 'Profile saved.',
  data: profile({
    first_name: 'Asha',
    company_name: 'New Silks',
    pan: 'ABCPM4417K',
    adhaar: 'XXXX XXXX 9012',
  }),
}));

test('hands on what is given under the names of the REST API, and answers who it is now', async () => {
  const input = {
    firstName: 'Asha',
    birthDate: '1984-03-09',
    gender: 'OTHER',
    aadhaar: '123456789012',
    image: globalId('Upload', UPLOAD),
    company: {
      name: 'New Silks',
      address: '9, MI Road',
      gstin: '',
      registration: 'NONE',
      timeZone: 'Asia/Dubai',
      discountBeforeTax: false,
    },
  };
  const { data, errors, received } = await update(input, signedIn(), saved);
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts).toMatchObject({ key: KEY });
  expect(received.at(-1)?.parts.body).toEqual({
    first_name: 'Asha',
    dob: '1984-03-09',
    gender: 'other',
    adhaar: '123456789012',
    image_id: UPLOAD,
    company_name: 'New Silks',
    full_address: '9, MI Road',
    gst: '',
    registration: 'NONE',
    time_zone: 'Asia/Dubai',
    discount_before_tax: 0,
  });
  expect(data).toEqual({
    updateProfile: {
      __typename: 'UpdateProfileSuccess',
      message: 'Profile saved.',
      viewer: {
        profile: { fullName: 'Asha Iyer', age: 42, gender: 'FEMALE', aadhaar: 'XXXX XXXX 9012' },
        tenant: { name: 'New Silks', pan: 'ABCPM4417K' },
      },
    },
  });
});

test('the picture alone is removed alone', async () => {
  const { received } = await update({ removeImage: true }, signedIn(), saved);
  expect(received.at(-1)?.parts.body).toEqual({ imagePath: '' });
});

test.each([
  ['gst', {}, 'company.gstin'],
  ['dob', {}, 'birthDate'],
  ['full_address', { address: 'Here' }, 'address'],
  ['full_address', { company: { address: '' } }, 'company.address'],
  ['mobile', {}, 'mobile'],
])('a problem at %s of %o is told at %s', async (field, input, inputField) => {
  const wrong = refusing(session.updateProfile, 'INVALID_INPUT', {}, [
    problem(field, 'INVALID_INPUT', 'faults.invalidInput'),
  ]);
  const { data } = await update(input, signedIn(), wrong);
  expect(data).toMatchObject({
    updateProfile: { __typename: 'InvalidInput', problems: [{ field: inputField }] },
  });
});

test('a number that is taken is told at its field; a PIN that is wanted by its code', async () => {
  const taken = refusing(session.updateProfile, 'MOBILE_TAKEN', {}, [
    problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken'),
  ]);
  expect((await update({ mobile: '9000000002' }, signedIn(), taken)).data).toMatchObject({
    updateProfile: { __typename: 'InvalidInput', problems: [{ field: 'mobile', code: 'MOBILE_TAKEN' }] },
  });
  const late = refusing(session.updateProfile, 'PIN_REQUIRED');
  expect((await update({ mobile: '9000000002' }, signedIn(), late)).data).toMatchObject({
    updateProfile: { __typename: 'Refused', code: 'PIN_REQUIRED' },
  });
});

test('needs the right to edit the profile', async () => {
  const denied = await update({ firstName: 'R' }, signedIn(employeeWith('profile:view')), saved);
  expect(denied.data).toMatchObject({ updateProfile: { __typename: 'PermissionDenied' } });
  expect(denied.calls).toEqual(['GET /me']);
});

test('an employee has an address of his own, the owner the shop', async () => {
  const QUERY = '{ viewer { profile { address } tenant { address business { category } } } }';
  const owner = await runOperation(QUERY, { fakes: [signedIn(profile({ sub_category_name: 'Grocery' }))] });
  expect(owner.data).toEqual({
    viewer: {
      profile: { address: null },
      tenant: { address: '12, Laxmi Road', business: { category: 'Grocery' } },
    },
  });
  const employee = { ...employeeWith('profile:view'), full_address: 'Gali 4' };
  const { data } = await runOperation(QUERY, { fakes: [signedIn(employee)] });
  expect(data).toMatchObject({ viewer: { profile: { address: 'Gali 4' } } });
});
