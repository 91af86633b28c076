import { afterAll, beforeAll, expect, test } from 'vitest';
import { packages } from '../subscription/contract.ts';
import { storedState } from '../subscription/testing.ts';
import { call, PEPPER, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { runAdmin } from './runAdmin.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

const admin = (...args: string[]) =>
  runAdmin(
    args,
    {
      DATABASE_URL: api.urls.appUrl,
      DATABASE_OWNER_URL: api.urls.ownerUrl,
      PEPPER,
      FILES_FOLDER: api.filesFolder,
    },
    api.clock.now,
  );

/** The packages as a shop sees them: "Pro Monthly 100.00 + 18, 118.00". */
async function offered(name: string): Promise<string[]> {
  const { body } = await call(api, packages, { token: shop.owner.token });
  return body.data
    .filter((one) => one.name === name)
    .flatMap(({ durations }) =>
      durations.map(({ duration, amount, list_price, tax, price }) =>
        [duration, amount, list_price, tax, price].join(' '),
      ),
    );
}

test('what is offered at first is listed', async () => {
  const { ok, text } = await admin('packages');
  expect(ok).toBe(true);
  expect(text).toContain('Basic, Monthly: ₹499.00 + 18 %');
  expect(text).toContain('Premium, Yearly: ₹19,990.00, instead of ₹23,988.00 + 18 %');
});

test('a package is added, changed, retired, and offered again', async () => {
  const name = ['--name', 'Enterprise'];
  expect(
    await admin('add-package', ...name, '--features', 'All; A person to call ;', '--monthly', '5000'),
  ).toEqual({
    ok: true,
    text: 'Enterprise is offered.',
  });
  expect(await offered('Enterprise')).toEqual(['Monthly 5000.00  18 5900.00']);
  expect((await admin('add-package', ...name, '--monthly', '1')).text).toContain(
    'There is a package Enterprise',
  );
  await admin(
    'edit-package',
    ...name,
    '--monthly',
    '4000',
    '--list-monthly',
    '5000',
    '--tax',
    '5',
    '--yearly',
    '40000',
  );
  expect(await offered('Enterprise')).toEqual([
    'Monthly 4000.00 5000.00 5 4200.00',
    'Yearly 40000.00  5 42000.00',
  ]);
  await admin('edit-package', ...name, '--tax', '0');
  expect((await offered('Enterprise'))[1]).toBe('Yearly 40000.00  0 40000.00');
  expect((await admin('retire-package', ...name)).text).toBe('Enterprise is offered no more.');
  expect(await offered('Enterprise')).toEqual([]);
  expect((await admin('packages')).text).toContain('Enterprise, Yearly: ₹40,000.00 + 0 % (retired)');
  await admin('edit-package', ...name);
  expect(await offered('Enterprise')).toHaveLength(2);
});

test.each([
  [['add-package', '--name', 'Free'], '--monthly or --yearly is missing'],
  [['add-package', '--name', 'Free', '--monthly', '0'], '--monthly: It must be an amount above 0.'],
  [['add-package', '--name', 'Free', '--yearly', 'ten'], '--yearly: It must be an amount above 0.'],
  [['edit-package', '--name', 'Basic', '--tax', '101'], '--tax: It must be a percentage from 0 to 100.'],
  [['edit-package', '--name', 'None'], 'There is no package None.'],
  [['retire-package', '--name', 'None'], 'There is no package None.'],
])('%j is refused', async (args, reason) => {
  const { ok, text } = await admin(...args);
  expect(ok).toBe(false);
  expect(text).toContain(reason);
});

test('a shop that paid elsewhere is open until that day', async () => {
  const unpaid = await testShop(api, { paymentStatus: 'PENDING' });
  const flags = ['--shop', unpaid.schemaKey, '--day'];
  expect((await admin('paid-until', ...flags, '2027-03-31')).text).toBe('The shop is paid until 2027-03-31.');
  expect(await storedState(api, unpaid)).toMatchObject({
    paymentStatus: 'COMPLETED',
    paidUntil: '2027-03-31',
  });
  await admin('paid-until', ...flags, '2026-11-19');
  expect((await storedState(api, unpaid)).paymentStatus).toBe('PENDING');
  expect((await admin('paid-until', ...flags, '31.3.2027')).text).toContain(
    'It must be a day like 2027-03-31.',
  );
});
