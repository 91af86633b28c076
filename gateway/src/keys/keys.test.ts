import { employees, keys } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const ID = '018f0000-0000-7000-8000-0000000000a1';
const OWNER = '018f0000-0000-7000-8000-000000000001';
const KEY = '018f0000-0000-7000-8000-0000000000c2';
const SECRET = `galla_${'x'.repeat(43)}`;

const row = {
  id: ID,
  name: 'Tally',
  scopes: ['billing:view', 'billing:create'],
  expires_at: null,
  last_used_at: '2026-11-20T06:30:00.000Z',
  created_at: '2026-11-19T06:30:00.000Z',
  created_by: OWNER,
};
const keyNode = {
  id: globalId('ApiKey', ID),
  name: 'Tally',
  scopes: [{ menu: 'BILLING', view: true, create: true, edit: false, delete: false }],
  expires: null,
  lastUsed: '2026-11-20T06:30:00.000Z',
  createdAt: '2026-11-19T06:30:00.000Z',
};
const FIELDS =
  'id name scopes { menu view create edit delete } expires lastUsed createdAt createdBy { fullName }';

const listed = answering(keys.apiKeys, () => ({ success: true, data: [row, { ...row, id: KEY }] }));
const owner = answering(employees.employees, (): Answer<typeof employees.employees> => ({
  success: true,
  data: [
    {
      id: OWNER,
      full_name: 'Meenakshi Iyer',
      image: null,
      designation: null,
      designation_name: null,
      status: 1,
      is_owner: 1,
    },
  ],
}));

test('tells the keys of the shop, and who made them with one call', async () => {
  const { data, errors, calls } = await runOperation(`{ viewer { tenant { apiKeys { ${FIELDS} } } } }`, {
    fakes: [signedIn(), listed, owner],
  });
  expect(errors).toEqual([]);
  const createdBy = { fullName: 'Meenakshi Iyer' };
  expect(data).toEqual({
    viewer: {
      tenant: {
        apiKeys: [
          { ...keyNode, createdBy },
          { ...keyNode, id: globalId('ApiKey', KEY), createdBy },
        ],
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /api-keys', 'GET /employees']);
});

test('opens a key by its id', async () => {
  const { data } = await runOperation(
    'query ($id: ID!) { node(id: $id) { __typename id ... on ApiKey { name } } }',
    { variables: { id: keyNode.id }, fakes: [signedIn(), listed] },
  );
  expect(data).toEqual({ node: { __typename: 'ApiKey', id: keyNode.id, name: 'Tally' } });
});

test('keys that may not be seen blank nothing else', async () => {
  const { data, errors } = await runOperation('{ viewer { tenant { name apiKeys { name } } } }', {
    fakes: [signedIn(), refusing(keys.apiKeys, 'PERMISSION_DENIED')],
  });
  expect(data).toEqual({ viewer: { tenant: { name: 'Meenakshi Stores', apiKeys: null } } });
  expect(errors[0]).toMatch(/^FORBIDDEN at viewer\.tenant\.apiKeys: /);
});

test('only the owner sees and makes keys; nobody else costs upstream a call', async () => {
  const fakes = [signedIn(employeeWith('settings:view', 'settings:edit'))];
  const seen = await runOperation('{ viewer { tenant { name apiKeys { name } } } }', { fakes });
  expect(seen.data).toMatchObject({ viewer: { tenant: { apiKeys: null } } });
  const made = await runOperation(CREATE, { variables: { input }, fakes });
  expect(made.data).toMatchObject({ createApiKey: { __typename: 'PermissionDenied' } });
  expect([...seen.calls, ...made.calls]).toEqual(['GET /me', 'GET /me']);
});

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { __typename
  ... on CreateApiKeySuccess { secret apiKey { id name } }
  ... on InvalidInput { problems { field code } }
  ... on Refusal { code message } } }`;
const input = {
  key: KEY,
  name: 'Tally',
  scopes: [{ menu: 'BILLING', view: true, create: true, delete: false }],
  life: 'DAYS_30',
};

test('makes a key of what was ticked', async () => {
  const { data, received } = await runOperation(CREATE, {
    variables: { input },
    fakes: [signedIn(), answering(keys.createApiKey, () => ({ success: true, secret: SECRET, data: row }))],
  });
  expect(data).toEqual({
    createApiKey: {
      __typename: 'CreateApiKeySuccess',
      secret: SECRET,
      apiKey: { id: keyNode.id, name: 'Tally' },
    },
  });
  expect(received.at(-1)?.parts).toEqual({
    key: KEY,
    body: { name: 'Tally', scopes: ['billing:view', 'billing:create'], life: 'DAYS_30' },
  });
});

test.each(['PIN_REQUIRED', 'SHOWN_ONCE', 'TOO_MANY_KEYS', 'CLOSED_TO_KEYS'] as const)(
  'tells %s as a refusal of its own',
  async (code) => {
    const { data } = await runOperation(CREATE, {
      variables: { input },
      fakes: [signedIn(), refusing(keys.createApiKey, code)],
    });
    expect(data).toMatchObject({ createApiKey: { __typename: 'Refused', code } });
  },
);

test('revokes a key; an id of something else is not found', async () => {
  const revoke = (apiKey: string) =>
    runOperation(
      `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { __typename
         ... on RevokeApiKeySuccess { deletedId } } }`,
      {
        variables: { input: { key: KEY, apiKey } },
        fakes: [signedIn(), answering(keys.revokeApiKey, () => ({ success: true, id: ID }))],
      },
    );
  expect((await revoke(keyNode.id)).data).toEqual({
    revokeApiKey: { __typename: 'RevokeApiKeySuccess', deletedId: keyNode.id },
  });
  expect((await revoke(globalId('Customer', ID))).data).toEqual({ revokeApiKey: { __typename: 'NotFound' } });
});

test('who asks with a key is told so, is no owner, and may do what its scopes say', async () => {
  const rights = [{ menu: 'billing', view: true, create: false, edit: false, delete: false }];
  const { data, errors } = await runOperation(
    `{ viewer { apiKeyName sees: viewerCan(menu: BILLING, flag: VIEW)
         changes: viewerCan(menu: PRODUCTS, flag: EDIT) profile { fullName mobile isOwner } } }`,
    {
      fakes: [
        signedIn(
          profile({
            api_key: { id: ID, name: 'Tally' },
            first_name: 'key Tally',
            last_name: '',
            mobile: '',
            rights,
          }),
        ),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      apiKeyName: 'Tally',
      sees: true,
      changes: false,
      profile: { fullName: 'key Tally', mobile: null, isOwner: false },
    },
  });
});

test('people are no keys', async () => {
  const { data } = await runOperation('{ viewer { apiKeyName } }', { fakes: [signedIn()] });
  expect(data).toEqual({ viewer: { apiKeyName: null } });
});
