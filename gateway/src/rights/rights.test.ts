import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective } from '@graphql-tools/utils';
import { isRight, MENUS } from '@galla/domain';
import { tenant } from '@galla/upstream/contract';
import { graphql, isEnumType, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { meOf } from '../session/index.ts';
import { buildGraph } from '../schema.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { needsOf } from './describeRights.ts';
import { guardRights } from './guardRights.ts';
import { neededRights } from './neededRights.ts';

const ACCOUNTS = '{ viewer { paymentStatus tenant { name upiAccounts { upiId } } } }';
const accounts = answering(tenant.accountDetails, () => ({ success: true, account_details: [] }));

const ADD = `mutation { createUpiAccount(input: {
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
    const tenant = { name: 'Meenakshi Stores', upiAccounts: null };
    expect(data).toEqual({ viewer: { paymentStatus: 'COMPLETED', tenant } });
    expect(calls).toEqual(['GET /me']);
  },
);

test('a mutation tells a missing right as its refusal, before upstream is asked', async () => {
  const { data, errors, calls } = await runOperation(ADD, {
    fakes: [signedIn(employeeWith('settings:view'))],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createUpiAccount: {
      __typename: 'PermissionDenied',
      code: 'PERMISSION_DENIED',
      message: "You don't have access. Ask the owner.",
    },
  });
  expect(calls).toEqual(['GET /me']);
});

test('a mutation without a session is an error', async () => {
  const { errors } = await runOperation(ADD, { fakes: [], session: { token: undefined } });
  expect(errors).toEqual(['UNAUTHENTICATED at createUpiAccount: Please log in to continue.']);
});

test('every right of the schema is one that can be given', () => {
  const graph = buildGraph();
  const rights = Object.values(graph.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap((field) => neededRights(graph, field) ?? [])
    .flatMap(({ any, all }) => [...any, ...all]);
  expect(rights.length).toBeGreaterThan(0);
  expect(rights.filter((right) => !isRight(right))).toEqual([]);
});

test('every menu has its name in the graph, and every name there its menu', () => {
  const menu = buildGraph().getType('Menu');
  const names = isEnumType(menu) ? menu.getValues().map(({ name }) => name) : [];
  expect(names.toSorted()).toEqual(MENUS.map(({ code }) => code).toSorted());
});

/** A graph with one field that requires these rights. */
const graphOf = (right: string) => {
  const menus = 'enum Menu { BILLING_HISTORY BILLING CUSTOMERS }';
  const flags = 'enum RightFlag { VIEW CREATE } input NeededRight { menu: Menu! flag: RightFlag! }';
  const directive = 'directive @right(any: [NeededRight!], all: [NeededRight!]) on FIELD_DEFINITION';
  const typeDefs = `${menus} ${flags} ${directive} type Query { bills: String @right(${right}) }`;
  const resolvers = { Query: { bills: () => 'seen' } };
  return guardRights(makeExecutableSchema({ typeDefs, resolvers }));
};
const HISTORY = '{ menu: BILLING_HISTORY, flag: VIEW }';
const BILLING = '{ menu: BILLING, flag: VIEW }';
const CUSTOMERS = '{ menu: CUSTOMERS, flag: VIEW }';

test.each<[right: string, enough: string[], short: string[]]>([
  [`any: [${HISTORY}, ${BILLING}]`, ['billing:view'], ['billing:create']],
  [`all: [${HISTORY}, ${BILLING}]`, ['billing:view', 'billing-history:view'], ['billing:view']],
  [
    `any: [${HISTORY}, ${BILLING}], all: [${CUSTOMERS}]`,
    ['billing:view', 'customers:view'],
    ['billing:view', 'billing-history:view'],
  ],
])('@right(%s) is met by %j, and not by %j', async (right, enough, short) => {
  const schema = graphOf(right);
  const seenWith = async (rights: readonly string[]) => {
    const contextValue = { knownViewer: () => meOf(employeeWith(...rights)) };
    return (await graphql({ schema, source: '{ bills }', contextValue })).data;
  };
  expect(await seenWith(enough)).toEqual({ bills: 'seen' });
  expect(await seenWith(short)).toEqual({ bills: null });
});

test.each([
  [`@right(any: [${HISTORY}])`, 'Needs Billing History (view).'],
  [`@right(any: [${HISTORY}, ${BILLING}])`, 'Needs Billing History (view) or Billing (view).'],
  [`@right(all: [${HISTORY}, ${BILLING}])`, 'Needs Billing History (view) and Billing (view).'],
  [`@right(any: [${BILLING}], all: [${CUSTOMERS}])`, 'Needs CRM (view), and Billing (view).'],
  ['@owner', 'Only for the owner.'],
  ['', undefined],
])('%s is told as %j', (directive, text) => {
  const [query] = parse(`type Query { bills: String ${directive} }`).definitions;
  expect(
    query && 'fields' in query && query.fields?.map((field) => 'arguments' in field && needsOf(field)),
  ).toEqual([text]);
});

test('every field behind a right says at its end which', () => {
  const undescribed = Object.values(buildGraph().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ astNode, description }) => {
      const text = astNode ? needsOf(astNode) : undefined;
      return text !== undefined && !description?.endsWith(text);
    });
  expect(undescribed).toEqual([]);
});

test('every mutation states who may do it, unless it needs no session', () => {
  const graph = buildGraph();
  const open = Object.values(graph.getMutationType()?.getFields() ?? {}).filter(
    (field) => !getDirective(graph, field, 'right') && !getDirective(graph, field, 'owner'),
  );
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'changePin',
    'confirmPin',
    'createHandover',
    'deleteNotification',
    'endOtherSessions',
    'endSession',
    'exchangeHandover',
    // Like movePieces.
    'finishPiece',
    'login',
    'logout',
    'markAttendance',
    'markNotificationsRead',
    // The worker of a piece may move it; otherwise upstream requires the right.
    'movePieces',
    // All employees share their own route, and nobody can share another's.
    'recordLocations',
    'registerMessaging',
    'restoreNotification',
    // Like movePieces.
    'undoPiece',
  ]);
});
