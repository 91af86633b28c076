import { tenant } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { settingsAre } from '../testing/fakeShop.ts';
import { profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const ID = '018f0000-0000-7000-8000-0000000000b1';
const KEY = '018f0000-0000-7000-8000-0000000000c1';
const ROW = { id: ID, upi_id: 'meenakshi@upi', upi_name: 'Meenakshi' };
const ACCOUNT = { id: globalId('UpiAccount', ID), upiId: 'meenakshi@upi', upiName: 'Meenakshi' };

const accounts = answering(tenant.accountDetails, () => ({ success: true, account_details: [ROW] }));

test('tells the shop, its settings and its accounts, each with one call', async () => {
  const shop = profile({
    city: 'Pune',
    registration: 'COMPOSITION',
    capabilities: ['PRESCRIPTIONS', 'UNKNOWN'],
  });
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { id schema name city stateCode gstin registration business { name capabilities trades }
       settings { gstPercentage disclaimer discountBeforeTax roundOff billPaper pageSize printAtOnce }
       upiAccounts { id upiId upiName } again: upiAccounts { upiId } } } }`,
    {
      fakes: [
        signedIn(shop),
        settingsAre({ gst_persantage: '5', terms_and_conditions: 'No returns', round_off: 1 }),
        accounts,
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        id: globalId('Tenant', 'shop_1'),
        schema: 'shop_1',
        name: 'Meenakshi Stores',
        city: 'Pune',
        stateCode: '27',
        gstin: null,
        registration: 'COMPOSITION',
        business: { name: 'Retail', capabilities: ['PRESCRIPTIONS'], trades: null },
        settings: {
          gstPercentage: '5',
          disclaimer: 'No returns',
          discountBeforeTax: false,
          roundOff: true,
          billPaper: 'PAGE',
          pageSize: 'A4',
          printAtOnce: false,
        },
        upiAccounts: [ACCOUNT],
        again: [{ upiId: 'meenakshi@upi' }],
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /getTenantSetting', 'POST /getAccountDetails']);
});

test('settings that fail leave the rest of the shop', async () => {
  const { data, errors } = await runOperation(
    '{ viewer { paymentStatus tenant { settings { roundOff } } } }',
    {
      fakes: [signedIn(), refusing(tenant.tenantSetting, 'UPSTREAM_UNAVAILABLE')],
    },
  );
  expect(data).toEqual({ viewer: { paymentStatus: 'COMPLETED', tenant: null } });
  expect(errors).toEqual([
    'UPSTREAM_UNAVAILABLE at viewer.tenant.settings: Service is not reachable. Try again.',
  ]);
});

const openAccount = (id: string) =>
  runOperation('query ($id: ID!) { node(id: $id) { id ... on UpiAccount { upiId } } }', {
    variables: { id },
    fakes: [signedIn(), accounts],
  });

test('opens an account by its id', async () => {
  expect((await openAccount(ACCOUNT.id)).data).toEqual({ node: { id: ACCOUNT.id, upiId: 'meenakshi@upi' } });
  expect((await openAccount(globalId('UpiAccount', KEY))).data).toEqual({ node: null });
});

const RESULT = `{ __typename
  ... on UpiAccountSuccess { account { id upiId upiName } tenant { upiAccounts { id } } }
  ... on Refusal { code message }
  ... on InvalidInput { problems { field message } } }`;
const ADD = `mutation ($input: CreateUpiAccountInput!) { createUpiAccount(input: $input) ${RESULT} }`;
const UPDATE = `mutation ($input: UpdateUpiAccountInput!) { updateUpiAccount(input: $input) ${RESULT} }`;
const input = { key: KEY, upiId: ' meenakshi@upi ', upiName: ' Meenakshi ' };
const saved = { success: true, message: 'Saved', data: ROW } as const;

test('adds an account once by its key, and answers with the accounts as they are now', async () => {
  const { data, calls, received } = await runOperation(ADD, {
    variables: { input },
    fakes: [signedIn(), answering(tenant.addAccountDetails, () => saved), accounts],
  });
  expect(data).toEqual({
    createUpiAccount: {
      __typename: 'UpiAccountSuccess',
      account: ACCOUNT,
      tenant: { upiAccounts: [{ id: ACCOUNT.id }] },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /addAccountDetails', 'POST /getAccountDetails']);
  expect(received[1]?.parts).toEqual({
    query: { form_name: 'account_details' },
    body: { form_data: { upi_id: 'meenakshi@upi', upi_name: 'Meenakshi' } },
    key: KEY,
  });
});

test('changes an account', async () => {
  const { data, received } = await runOperation(UPDATE, {
    variables: { input: { ...input, account: ACCOUNT.id } },
    fakes: [signedIn(), answering(tenant.editAccountDetail, () => saved), accounts],
  });
  expect(data).toMatchObject({ updateUpiAccount: { account: ACCOUNT } });
  expect(received[1]?.parts.body).toMatchObject({ id: ID });
});

test('refuses what is no UPI id, and ids of something else, before upstream is asked', async () => {
  const wrong = await runOperation(ADD, {
    variables: { input: { ...input, upiId: 'nobody' } },
    fakes: [signedIn()],
  });
  expect(wrong.data).toEqual({
    createUpiAccount: {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Enter a valid UPI ID, like name@bank',
      problems: [{ field: 'upiId', message: 'Enter a valid UPI ID, like name@bank' }],
    },
  });
  const other = await runOperation(UPDATE, {
    variables: { input: { ...input, account: globalId('Customer', ID) } },
    fakes: [signedIn()],
  });
  expect(other.data).toMatchObject({ updateUpiAccount: { __typename: 'NotFound', code: 'NOT_FOUND' } });
  expect([...wrong.calls, ...other.calls]).toEqual(['GET /me', 'GET /me']);
});

test('tells that the PIN has to be entered again', async () => {
  const { data } = await runOperation(ADD, {
    variables: { input },
    fakes: [signedIn(), refusing(tenant.addAccountDetails, 'PIN_REQUIRED')],
  });
  expect(data).toMatchObject({ createUpiAccount: { __typename: 'Refused', code: 'PIN_REQUIRED' } });
});
