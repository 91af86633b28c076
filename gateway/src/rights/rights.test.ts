import { getDirective } from '@graphql-tools/utils';
import { isRight } from '@galla/domain';
import { tenant } from '@galla/upstream/contract';
import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { buildGraph } from '../schema.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { rightOf } from './rights.ts';

const ACCOUNTS = '{ viewer { paymentStatus tenant { name upiAccounts { upiId } } } }';
const accounts = answering(tenant.accountDetails, () => ({ success: true, account_details: [] }));

const ADD = `mutation { addUpiAccount(input: {
  key: "018f0000-0000-7000-8000-000000000001", upiId: "shop@upi", upiName: "Shop"
}) { __typename ... on Refusal { code message } } }`;

test.each(['billing:view', 'settings:view'])('any one of the rights is enough: %s', async (right) => {
  const { data, errors, calls } = await runOperation(ACCOUNTS, {
    fakes: [signedIn(employeeWith(right)), accounts],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ viewer: { tenant: { upiAccounts: [] } } });
  expect(calls).toEqual(['GET /me', 'POST /getAccountDetails']);
});

test.each(['dashboard:view', 'billing:create', 'settings:edit'])(
  'another right is not: %s',
  async (right) => {
    const { data, errors, calls } = await runOperation(ACCOUNTS, {
      fakes: [signedIn(employeeWith(right)), accounts],
    });
    expect(errors).toEqual(["FORBIDDEN at viewer.tenant.upiAccounts: You don't have access. Ask the owner."]);
    expect(data).toEqual({ viewer: { paymentStatus: 'COMPLETED', tenant: null } });
    expect(calls).toEqual(['GET /me']);
  },
);

test('a mutation tells a missing right as its refusal, before upstream is asked', async () => {
  const { data, errors, calls } = await runOperation(ADD, {
    fakes: [signedIn(employeeWith('settings:view'))],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    addUpiAccount: {
      __typename: 'PermissionDenied',
      code: 'PERMISSION_DENIED',
      message: "You don't have access. Ask the owner.",
    },
  });
  expect(calls).toEqual(['GET /me']);
});

test('a mutation without a session is an error', async () => {
  const { errors } = await runOperation(ADD, { fakes: [], session: { token: undefined } });
  expect(errors).toEqual(['UNAUTHENTICATED at addUpiAccount: Please log in to continue.']);
});

test('every right of the schema is one that can be given', () => {
  const graph = buildGraph();
  const rights = Object.values(graph.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap((field) => getDirective(graph, field, 'right') ?? [])
    .map(({ menu, flag }) => rightOf(String(menu), String(flag)));
  expect(rights.length).toBeGreaterThan(0);
  expect(rights.filter((right) => !isRight(right))).toEqual([]);
});

test('every mutation states who may do it, unless it needs no session', () => {
  const graph = buildGraph();
  const open = Object.values(graph.getMutationType()?.getFields() ?? {}).filter(
    (field) => !getDirective(graph, field, 'right') && !getDirective(graph, field, 'owner'),
  );
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'alive',
    'changePin',
    'confirmPin',
    'createHandover',
    'deleteNotification',
    'endOtherSessions',
    'endSession',
    'exchangeHandover',
    'login',
    'logout',
    'markNotificationsRead',
    'registerMessaging',
    'restoreNotification',
  ]);
});
