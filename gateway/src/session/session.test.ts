import { TOGGLES } from '@galla/domain';
import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { Fault } from '../rest/Fault.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const VIEWER = `{ viewer {
  profile { staffId fullName mobile email isOwner designation { name } }
  tenant { schema name }
  timeZone
  menu { name items { menu name } }
  paymentStatus
} }`;

test('tells who is signed in with one call', async () => {
  const { data, errors, calls } = await runOperation(VIEWER, { fakes: [signedIn()] });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      profile: {
        staffId: globalId('Employee', '018f0000-0000-7000-8000-000000000001'),
        fullName: 'Meenakshi Iyer',
        mobile: '9000000001',
        isOwner: true,
        designation: null,
      },
      tenant: { schema: 'shop_1', name: 'Meenakshi Stores' },
      timeZone: 'Asia/Kolkata',
      paymentStatus: 'COMPLETED',
    },
  });
  expect(calls).toEqual(['GET /me']);
});

test('is null without a token, and makes no call', async () => {
  const { data, errors, calls } = await runOperation(VIEWER, { fakes: [], session: { token: undefined } });
  expect({ data, errors, calls }).toEqual({ data: { viewer: null }, errors: [], calls: [] });
});

test('is null with a token that is not valid any more', async () => {
  const { data, errors } = await runOperation(VIEWER, { fakes: [refusing(session.me, 'UNAUTHENTICATED')] });
  expect({ data, errors }).toEqual({ data: { viewer: null }, errors: [] });
});

test('shows an unpaid person no shop', async () => {
  const unpaid = profile({ payment_status: 'FAILED', time_zone: 'Asia/Dubai' });
  const { data } = await runOperation(VIEWER, { fakes: [signedIn(unpaid)] });
  expect(data).toMatchObject({
    viewer: { tenant: null, timeZone: 'Asia/Dubai', paymentStatus: 'FAILED' },
  });
});

test('offers an employee only the menu that the rights open', async () => {
  const { data } = await runOperation(
    `{ viewer { menu { name items { menu } } bills: viewerCan(menu: BILLING, flag: CREATE)
       prices: viewerCan(menu: PRODUCTS, flag: EDIT) } }`,
    { fakes: [signedIn(employeeWith('billing:view', 'billing:create', 'products:create'))] },
  );
  expect(data).toEqual({
    viewer: { menu: [{ name: '', items: [{ menu: 'BILLING' }] }], bills: true, prices: false },
  });
});

const EMPLOYEE = '018f0000-0000-7000-8000-000000000002';
const ACTS = [
  'ADD_CONTACTS',
  'SEE_CUSTOMER_DETAILS',
  'SEE_ALL_CUSTOMERS',
  'BILL_BY_MOBILE',
  'EDIT_ORDERS',
  'DELETE_ORDERS',
  'EDIT_INVOICES',
  'DELETE_INVOICES',
];

test.each(TOGGLES.map((toggle, at) => [toggle, ACTS[at]]))(
  '%s decides whether one may %s',
  async (toggle, act) => {
    const mayWith = async (toggles: string[], empId: string | null) => {
      const { data } = await runOperation(`{ viewer { viewerMay(act: ${act}) } }`, {
        fakes: [signedIn(profile({ emp_id: empId, toggles }))],
      });
      return data;
    };
    expect(await mayWith([toggle], EMPLOYEE)).toEqual({ viewer: { viewerMay: true } });
    expect(
      await mayWith(
        TOGGLES.filter((other) => other !== toggle),
        EMPLOYEE,
      ),
    ).toEqual({
      viewer: { viewerMay: false },
    });
    // The owner may do everything, whatever the list says.
    expect(await mayWith([], null)).toEqual({ viewer: { viewerMay: true } });
  },
);

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename
  ... on LoginSuccess { accessToken viewer { profile { fullName } tenant { name } } }
  ... on LoginRefused { code message field retryAfter }
} }`;
const input = { mobile: '9000000001', pin: '4826' };

test('signs in, remembers the device, and answers as the new person', async () => {
  const devices: string[] = [];
  const { data, calls, received } = await runOperation(LOGIN, {
    variables: { input: { ...input, messagingToken: 'fcm' } },
    session: {
      token: undefined,
      deviceToken: 'known',
      rememberDevice: (secret) => void devices.push(secret),
    },
    fakes: [
      answering(session.login, () => ({ success: true, access_token: 'fresh', device_token: 'device' })),
      signedIn(),
    ],
  });
  expect(data).toEqual({
    login: {
      __typename: 'LoginSuccess',
      accessToken: 'fresh',
      viewer: { profile: { fullName: 'Meenakshi Iyer' }, tenant: { name: 'Meenakshi Stores' } },
    },
  });
  expect(calls).toEqual(['POST /login', 'GET /me']);
  expect(received[0]?.parts.body).toEqual({
    mobile: '9000000001',
    password: '4826',
    fcm_token: 'fcm',
    device_token: 'known',
  });
  expect(received[1]?.caller.token).toBe('fresh');
  expect(devices).toEqual(['device']);
});

test('refuses what is no mobile or no PIN without asking upstream', async () => {
  const short = await runOperation(LOGIN, { variables: { input: { ...input, mobile: '90000' } }, fakes: [] });
  expect(short.data).toEqual({
    login: {
      __typename: 'LoginRefused',
      code: 'INVALID_INPUT',
      message: 'Enter a valid 10-digit mobile number',
      field: 'mobile',
      retryAfter: null,
    },
  });
  const pin = await runOperation(LOGIN, { variables: { input: { ...input, pin: '48' } }, fakes: [] });
  expect(pin.data).toMatchObject({ login: { message: 'Enter a 4-digit PIN', field: 'pin' } });
});

test('tells a wrong PIN and a lock-out at the PIN', async () => {
  const wrong = await runOperation(LOGIN, {
    variables: { input },
    fakes: [refusing(session.login, 'INVALID_CREDENTIALS')],
  });
  expect(wrong.data).toEqual({
    login: {
      __typename: 'LoginRefused',
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid credentials. Please try again.',
      field: 'pin',
      retryAfter: null,
    },
  });
  const locked = await runOperation(LOGIN, {
    variables: { input },
    fakes: [refusing(session.login, 'TRY_LATER', { retry_after: 840 })],
  });
  expect(locked.data).toMatchObject({ login: { code: 'TRY_LATER', retryAfter: 840 } });
});

test('tells how long to wait when upstream has too much to do', async () => {
  const busy: Fake = {
    endpoint: session.login,
    answer() {
      throw new Fault('busy', { retryAfter: 7 });
    },
  };
  const { data } = await runOperation(LOGIN, { variables: { input }, fakes: [busy] });
  expect(data).toMatchObject({
    login: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again in 7 s.', retryAfter: 7 },
  });
});

test('a login that upstream can not answer is an error, not a refusal', async () => {
  const { data, errors } = await runOperation(LOGIN, {
    variables: { input },
    fakes: [refusing(session.login, 'UPSTREAM_UNAVAILABLE')],
  });
  expect(data).toBeNull();
  expect(errors).toEqual(['UPSTREAM_UNAVAILABLE at login: Service is not reachable. Try again.']);
});

const LOGOUT = 'mutation { logout { loggedOut } }';

test('logs out, and is content with a session that has ended already', async () => {
  const out = { data: { logout: { loggedOut: true } }, errors: [] };
  const open = await runOperation(LOGOUT, { fakes: [answering(session.logout, () => ({ success: true }))] });
  expect(open).toMatchObject({ ...out, calls: ['POST /logout'] });
  const over = await runOperation(LOGOUT, { fakes: [refusing(session.logout, 'UNAUTHENTICATED')] });
  expect(over).toMatchObject(out);
  const nobody = await runOperation(LOGOUT, { fakes: [], session: { token: undefined } });
  expect(nobody).toMatchObject({ ...out, calls: [] });
});
