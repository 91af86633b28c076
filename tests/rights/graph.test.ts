import { readFileSync } from 'node:fs';
import { buildApp } from '@galla/gateway/app';
import { PATIENT, testSettings } from '@galla/gateway/testing';
import { isRight } from '@galla/domain';
import { type TestPerson, type TestShop, testShop } from '@galla/upstream/testing';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OperationProbe, operationsOf } from '../isolation/operations.ts';
import { freshIds, plant } from '../isolation/plant.ts';
import { makeWorld, type World } from '../isolation/world.ts';
import { seed } from '../../scripts/test/seed.ts';
import { aboutRight } from './about.ts';
import { employeeWith } from './employees.ts';
import { rootsOf, waysInto, type Root } from './roots.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

let world: World;
let gateway: FastifyInstance;
let unpaid: TestShop;
let nobody: TestPerson;
let inactive: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  const url = await world.api.app.listen({ host: '127.0.0.1', port: 0 });
  gateway = await buildApp({
    settings: testSettings({ upstream: { url }, logLevel: 'silent' }),
    limits: PATIENT,
  });
  unpaid = await testShop(world.api, { paymentStatus: 'PENDING' });
  // Without any rule the default rights would apply; this right is required nowhere.
  nobody = await world.attacker.addEmployee(['dashboard:delete']);
  inactive = await world.attacker.addEmployee(['billing:view', 'billing:create', 'settings:edit']);
  await world.attacker.within((db) =>
    db.sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', inactive.staffId)
      .execute(),
  );
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});
/** Probes of other fields may have changed the shop's toggles. */
async function setToggles(): Promise<void> {
  const [empCreateContact, empViewCustomer, empBillByMobile] = [true, true, true];
  const [orderEdit, orderDelete, invoiceEdit, invoiceDelete] = [true, true, true, true];
  const toggles = {
    empCreateContact,
    empViewCustomer,
    empBillByMobile,
    orderEdit,
    orderDelete,
    invoiceEdit,
    invoiceDelete,
  };
  await world.attacker.within((db) =>
    db.sql.updateTable('tenantSetting').set(toggles).where('tenantId', '=', db.tenantId).execute(),
  );
}

interface Outcome {
  data: Record<string, unknown> | null;
  errors?: { path?: (string | number)[]; extensions: { code: string } }[];
}

const payloads = new Map<Root, OperationProbe | undefined>();

/** A call of a field: the same one for everybody. */
function payloadOf(root: Root): OperationProbe | undefined {
  if (payloads.has(root)) return payloads.get(root);
  const probes = operationsOf(schema, root.field, world, root.around, '{ __typename }');
  const [payload] = fc.sample(probes, { seed, numRuns: 1 });
  payloads.set(root, payload);
  return payload;
}

/**
 * The outcome of a field: the code of its error, denied, refused, or OK. The input uses a foreign record for the
 * right's subject, so that authorized callers delete nothing of their own.
 */
async function outcome(
  root: Root,
  token: string | undefined,
  right = waysInto(root.field)[0]?.[0],
): Promise<string> {
  const { path } = root;
  const payload = payloadOf(root);
  const { body } = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: { ...payload, variables: aboutRight({ ...payload?.variables }, right, world) },
  });
  const { data, errors = [] } = JSON.parse(body) as Outcome;
  const here = errors.find((error) => error.path?.join('.') === path.join('.'));
  if (here) return here.extensions.code;
  let value: unknown = data;
  for (const name of path) {
    // Above the field: no viewer, or no accessible shop.
    if (typeof value !== 'object' || value === null) return errors[0]?.extensions.code ?? 'ABSENT';
    value = (value as Record<string, unknown>)[name];
  }
  const arm = (value as { __typename?: string } | null)?.__typename;
  if (arm === 'PermissionDenied') return 'PERMISSION_DENIED';
  if (value === null || (Array.isArray(value) && value.every((one) => one === null))) return 'NULL';
  return path.length === 1 && arm?.endsWith('Success') === false ? 'REFUSED' : 'OK';
}

const roots = rootsOf(schema);
/** Needs no session, or handles the missing one itself. */
const OPEN = [
  'Mutation.exchangeHandover',
  'Mutation.login',
  'Mutation.logout',
  'Query.publicOrder',
  'Query.sharedDocument',
  'Query.viewer',
];
/** What an unpaid shop can do: see who is signed in, what there is to buy, and pay. */
const UNPAID = [
  'Mutation.paySubscription',
  'Mutation.verifySubscriptionPayment',
  'Viewer.menu',
  // The identity; actions are separate fields.
  'Viewer.employee',
  // The data has separate fields, each of which is refused.
  'Viewer.dashboard',
  'Viewer.notifications',
  'Viewer.paymentStatus',
  'Viewer.profile',
  'Viewer.subscription',
  // Null, which is tested field by field.
  'Viewer.tenant',
  // Its days are those of the shop.
  'Viewer.timeZone',
  'Viewer.unreadNotifications',
  'Viewer.viewerCan',
  'Viewer.viewerMay',
];
// Signing out would end the session used by other tests.
const guarded = roots.filter(({ name }) => !OPEN.includes(name));
const withRight = roots.filter(({ field }) => waysInto(field).length > 0);

/** A client's own document is not even parsed without a token. */
const OUTSIDE = ['OPERATION_NOT_REGISTERED', 'UNAUTHENTICATED'];
const DENIED = ['FORBIDDEN', 'PERMISSION_DENIED'];
const UNDONE = ['PAYMENT_REQUIRED', 'ABSENT', 'REFUSED'];
const SHUT = [...OUTSIDE, ...DENIED, 'PAYMENT_REQUIRED', 'ABSENT'];

describe.each(guarded)('$name', (root) => {
  beforeAll(setToggles);

  test('is shut to somebody who is not signed in, or was made inactive', async () => {
    expect(OUTSIDE).toContain(await outcome(root, undefined));
    expect(await outcome(root, inactive.token)).toBe('UNAUTHENTICATED');
  });

  test(`is ${UNPAID.includes(root.name) ? 'open' : 'shut'} to a shop that has not paid`, async () => {
    const outcomeOf = await outcome(root, unpaid.owner.token);
    // A refusal of the input before the call had no effect either.
    const expected = UNPAID.includes(root.name) ? ['OK', 'NULL', 'REFUSED'] : [...UNDONE, 'NULL'];
    expect(expected).toContain(outcomeOf);
  });

  test('is open to the owner', async () => {
    expect(SHUT).not.toContain(await outcome(root, world.attacker.owner.token));
  });
});

describe.each(withRight)('$name', (root) => {
  beforeAll(setToggles);

  test('is shut to an employee without a right', async () => {
    expect(DENIED).toContain(await outcome(root, nobody.token));
  });

  const ways = waysInto(root.field);

  test(`is open to an employee with these alone: ${ways.map((rights) => rights.join(' and ')).join(' or ')}`, async () => {
    for (const rights of ways) {
      const { token } = await employeeWith(world, rights.filter(isRight));
      expect(SHUT, rights.join(' and ')).not.toContain(await outcome(root, token, rights[0]));
    }
  });
});

test('what Products opens an optician’s products open too', () => {
  for (const { name, field } of withRight) {
    const rights = waysInto(field).flat();
    const products = rights.filter((right) => right.startsWith('products:'));
    expect(rights, name).toEqual(
      expect.arrayContaining(products.map((right) => right.replace('products', 'WEBOPTICALPRODUCTS'))),
    );
  }
});

test('every root field is in the matrix', () => {
  const fields = ['Query', 'Mutation', 'Viewer', 'Tenant'].flatMap((name) => {
    const type = schema.getType(name);
    return type && 'getFields' in type
      ? Object.keys(type.getFields()).map((field) => `${name}.${field}`)
      : [];
  });
  expect(roots.map(({ name }) => name).toSorted()).toEqual(fields.toSorted());
});

test('records open by their ids to who may see them, and to nobody else', async () => {
  // Its own records: probes of other fields may have deleted those of the world.
  const own = freshIds(world.attacker.owner.staffId);
  await plant(world.attacker, own, 'record');
  const types = {
    Customer: own.customer,
    Product: own.product,
    Service: own.service,
    Document: own.document,
    Order: own.boutiqueOrder,
    OrderItem: own.orderItem,
    Piece: own.piece,
    OrderEvent: own.orderEvent,
    Payment: own.orderPayment,
  };
  const ids = Object.entries(types).map(([type, id]) => Buffer.from(`${type}:${id}`).toString('base64url'));
  const open = async (token: string) => {
    const payload = { query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', variables: { ids } };
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload });
    return (JSON.parse(body) as { data: { nodes: ({ __typename: string } | null)[] } | null }).data?.nodes;
  };
  expect((await open(world.attacker.owner.token))?.map((node) => node?.__typename)).toEqual(
    Object.keys(types),
  );
  expect((await open(nobody.token)) ?? []).not.toContainEqual(expect.anything());
});
