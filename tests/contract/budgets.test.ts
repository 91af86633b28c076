import { billing, catalogue, sales, session, tenant } from '@galla/upstream/contract';
import { call, type TestPerson } from '@galla/upstream/testing';
import {
  addCustomer,
  addItem,
  addVariant,
  expectBalancedBooks,
  isOfCaller,
  payloadOf,
  statementsOf,
} from '@galla/upstream/testing/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Budget, BUDGETS } from './budgets/index.ts';
import { STATEMENTS } from './budgets/statements.ts';
import { globalId } from './ids.ts';
import { readManifest } from './manifest.ts';
import { findPlanted, type Planted } from './planted.ts';
import { plantAttachments } from './plantAttachments.ts';
import { plantClose } from './plantClose.ts';
import { plantGoods } from './plantGoods.ts';
import { plantStatements } from './plantStatements.ts';
import { plantMarketing } from './plantMarketing.ts';
import { plantOrders } from './plantOrders.ts';
import { plantGym } from './plantGym.ts';
import { plantOptical, setBusiness } from './plantOptical.ts';
import { openStack, type Ran, type Run, type Stack } from './stack.ts';

const operations = readManifest();

let stack: Stack;
let planted: Planted;
/** A user who sees a part of the shop. */
let helper: TestPerson;

beforeAll(async () => {
  stack = await openStack();
  const { api, shop } = stack;
  const { schemaKey, owner } = shop;
  const caller = { token: owner.token, schemaKey };
  const shirt = await addItem(shop, { stock: 50_000, barcode: '8901030865278' });
  const lens = await addItem(shop, { title: 'Lens', hasVariants: true, stock: 0 });
  const variants: string[] = [];
  for (const sku of ['A', 'B', 'C']) variants.push(await addVariant(shop, lens, { sku, stock: 5_000 }));
  await addItem(shop, { title: 'Fitting', kind: 'SERVICE' });
  await call(api, session.confirmPin, { ...caller, body: { pin: owner.pin } });
  await call(api, tenant.addAccountDetails, {
    ...caller,
    query: { form_name: 'account_details' },
    body: { form_data: { upi_id: 'shop@okaxis', upi_name: 'Shop' } },
  });
  for (let n = 0; n < 4; n += 1) {
    const body = payloadOf({ customer: await addCustomer(shop), lines: [{ item: shirt }] });
    await call(api, billing.createInvoice, { ...caller, body });
  }
  await addItem(shop, { title: 'Towel', stock: 7_000 });
  // A sale that leaves low stock causes a notification.
  const soap = await addItem(shop, { title: 'Soap', stock: 4_000 });
  const sale = payloadOf({ customer: await addCustomer(shop), lines: [{ item: soap }] });
  await call(api, billing.createInvoice, { ...caller, body: sale });
  await shop.addEmployee([]);
  helper = await shop.addEmployee(['customers:view']);
  for (const name of ['Junior', 'Spare']) {
    const body = { name, visibility_points: 0, commission_percent: 0 };
    await call(api, sales.createDesignation, { ...caller, body });
  }
  const { token } = await shop.addEmployee([]);
  const { code } = (await call(api, session.createHandover, { token })).body;
  const found = await findPlanted(stack.run, {
    pin: owner.pin,
    handover: code,
    sheet: await plantSheet(caller),
    helper: { employee: globalId('Employee', helper.staffId), mobile: helper.mobile },
  });
  planted = {
    ...found,
    ...(await plantAttachments(stack, found.document)),
    ...(await plantOptical(stack, { product: shirt.id, lens: lens.id, variants })),
    ...(await plantClose(stack)),
    ...(await plantStatements(stack)),
    ...(await plantGoods(stack)),
    ...(await plantMarketing(stack)),
    ...(await plantOrders(stack)),
    ...(await plantGym(stack)),
  };
});

/** Uploads the shop's services unchanged: importing them does not affect other operations. */
async function plantSheet(caller: { token: string; schemaKey: string }): Promise<Planted['sheet']> {
  const { api } = stack;
  const body = { category_type: 'service' };
  const { raw } = await call(api, catalogue.exportCatalog, { ...caller, body });
  const added = await call(api, catalogue.addCatalogueImport, {
    ...caller,
    query: body,
    files: { file: new File([Uint8Array.from(raw)], 'services.xlsx') },
  });
  const { id } = added.body;
  const { data } = (await call(api, catalogue.catalogueImport, { ...caller, params: { id } })).body;
  const columns = data.columns.map(({ column, field }) => ({ column, field }));
  return {
    import: Buffer.from(`CatalogueImport:${id}`).toString('base64url'),
    version: data.version,
    columns,
  };
}

afterAll(async () => {
  await expectBalancedBooks(stack.api.database);
  await stack.close();
});

test('every operation of the client has a budget, and every budget an operation', () => {
  expect(Object.keys(BUDGETS).toSorted()).toEqual(
    [...new Set(operations.map(({ name }) => name))].toSorted(),
  );
});

const signedIn = async ({ mobile, pin }: TestPerson): Promise<string> =>
  (await call(stack.api, session.login, { body: { mobile, password: pin } })).body.access_token;

type Tokens = [owner: string, employee: string];

const signInBoth = async (): Promise<Tokens> => [await signedIn(stack.shop.owner), await signedIn(helper)];

const tokens = new Map<number, Promise<Tokens>>();

/** Separate sessions for each business: the user and their business are cached for a second. */
function tokensOf(business: number): Promise<Tokens> {
  const known = tokens.get(business) ?? signInBoth();
  tokens.set(business, known);
  return known;
}

/** Queries are compiled; users with full, partial or no access must get the same answers as from graphql-js. */
test.each(operations.filter(({ isQuery }) => isQuery))(
  '$name answers, compiled, what graphql-js does',
  async ({ id, name }) => {
    const { variables, business = 1 } = BUDGETS[name] ?? { calls: 0 };
    await setBusiness(stack, business);
    const given = variables?.(planted) ?? {};
    const unfit = Object.fromEntries(Object.keys(given).map((key) => [key, { wrong: true }]));
    const [owner, employee] = await tokensOf(business);
    const asked = [
      [owner, given],
      [owner, unfit],
      [employee, given],
    ] as const;
    for (const [token, values] of asked) {
      const compiled = await stack.runAs(token)({ id }, values);
      const interpreted = await stack.interpretAs(token)({ id }, values);
      expect(compiled.data).toEqual(interpreted.data);
      // Where two parts of one record fail, graphql-js reports the first.
      expect(new Set(compiled.errors)).toEqual(new Set(interpreted.errors));
    }
  },
);

const REFUSALS =
  /Refused|InvalidInput|NotFound|PermissionDenied|ChangedMeanwhile|MobileTaken|StockShort|Exceeds|HierarchyChanged/;

/** A new session of the owner: users are cached for a second, and only a new one shows every call. */
async function signIn({ needsPin, byNewcomer, business = 1 }: Budget): Promise<Run> {
  const { api, shop, runAs } = stack;
  await setBusiness(stack, business);
  if (byNewcomer) return runAs((await shop.addEmployee([])).token);
  const { mobile, pin } = shop.owner;
  const { body } = await call(api, session.login, { body: { mobile, password: pin } });
  const token = body.access_token;
  if (needsPin) await call(api, session.confirmPin, { token, body: { pin } });
  return runAs(token);
}

/** Runs an operation and counts its statements, without those that identify the caller, which reads cache for a second. */
async function counted(work: () => Promise<Ran<unknown>>) {
  const { promise, resolve, reject } = Promise.withResolvers<Ran<unknown>>();
  const statements = await statementsOf(() => work().then(resolve, reject));
  return { ran: await promise, statements: statements.filter((one) => !isOfCaller(one)).length };
}

test.each(operations)(
  '$name makes as many calls and statements as its budget says, however long its page',
  async ({ id, name }) => {
    const budget = BUDGETS[name] ?? { calls: 0 };
    const { calls, size, variables } = budget;
    const sizes = size === undefined ? [{}] : [1, 100].map((n) => ({ [size]: n }));
    for (const one of sizes) {
      const run = await signIn(budget);
      const { ran, statements } = await counted(() => run({ id }, { ...variables?.(planted), ...one }));
      expect(ran).toMatchObject({ errors: [], calls });
      expect(statements).toBeLessThanOrEqual(STATEMENTS[name] ?? 0);
      // A refused operation would cost less.
      expect(JSON.stringify(ran.data)).not.toMatch(REFUSALS);
    }
  },
);

const HISTORY = `{ viewer { tenant { documents(first: 20) { edges { node {
  number total customer { name } employee { fullName } } } } } } }`;

test('a page of the history with its customers and employees takes at most 10 statements, all counted', async () => {
  const run = await signIn({ calls: 4 });
  const statements = await statementsOf(async () => {
    expect(await run({ query: HISTORY })).toMatchObject({ errors: [], calls: 4 });
  });
  expect(statements.length).toBeLessThanOrEqual(10);
});
