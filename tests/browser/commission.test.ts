import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { addGarment, inAWeek } from './support/orders.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('from the list of employees to what a bill earns, and where it was made', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.distributor) });
  await page.goto('/Employees');
  await page
    .getByRole('link', { name: /^Commission/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Employee Commission' }).waitFor();
  await expectUsableAtBoth(page, () => page.getByText('Total Earning', { exact: true }).waitFor());
  const address = new URL(page.url());
  expect([address.pathname, [...address.searchParams.keys()]]).toEqual(['/EmployeeCommision', ['id']]);
  await page.getByRole('columnheader', { name: 'Points' }).waitFor();
  await page.getByRole('button', { name: 'View Map' }).click();
  const map = page.getByRole('dialog', { name: 'Order Locations Map' });
  await map.getByText('No location for this order').first().waitFor();
  await expectUsable(page, 'the map of orders');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await page.getByRole('region', { name: 'Products' }).waitFor();
  await expectUsable(page, 'what a bill earns');
});

test('a bill is shared between seller and worker, and each reads the part', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const { page } = await visit({ token });
  const { viewer } = await ask<Staff>(
    token,
    '{ viewer { tenant { employees(filter: { active: true }) { id isOwner } } } }',
  );
  const [seller, worker] = viewer.tenant.employees.filter(({ isOwner }) => !isOwner).map(({ id }) => id);
  await page.goto('/Billing-History');
  await page.getByRole('table').first().getByRole('row').nth(1).click();
  const share = page.getByRole('button', { name: /^(Split commission|Change the split)$/ });
  await share.click();
  const dialog = page.getByRole('dialog', { name: /^Share the commission of/ });
  await dialog.getByRole('combobox', { name: 'Person 1' }).selectOption(seller ?? '');
  await dialog.getByRole('combobox', { name: 'Person 2' }).selectOption(worker ?? '');
  await dialog.getByRole('textbox').first().fill('60');
  await dialog.getByRole('textbox').nth(1).fill('40');
  await expectUsable(page, 'who shares a bill');
  await dialog.getByRole('button', { name: 'Save the split' }).click();
  const split = page.getByRole('region', { name: 'Commission split' });
  await split.getByText(/ 60 %$/).waitFor();
  await split.getByText(/ 40 %$/).waitFor();
  await expectUsable(page, 'a bill that is shared');
});

interface Staff {
  viewer: { tenant: { employees: { id: string; isOwner: boolean }[] } };
}
interface Taken {
  createOrder: { order: { items: { pieces: { id: string }[] }[] } };
}

/** An order of 2,000.00 plus tax in an employee's name, of which 500.00 are paid, with all pieces done. */
async function completeOrder(token: string, employee: string): Promise<void> {
  const [customer, garment] = [
    await addCustomer(token),
    await addGarment(token, `Kurta ${randomUUID()}`, '1000.00'),
  ];
  const { createOrder: made } = await ask<Taken>(
    token,
    `mutation ($input: CreateOrderInput!) { createOrder(input: $input) {
      ... on CreateOrderSuccess { order { items { pieces { id } } } } } }`,
    {
      input: {
        key: randomUUID(),
        customer: customer.id,
        employee,
        deliveryDate: inAWeek(),
        payInFull: false,
        advance: '500.00',
        items: [{ garment: garment.id, quantity: 2, toWhom: 'Simran' }],
      },
    },
  );
  const pieces = made.order.items.flatMap((item) => item.pieces.map(({ id }) => id));
  await ask(token, 'mutation ($input: MovePiecesInput!) { movePieces(input: $input) { __typename } }', {
    input: { key: randomUUID(), pieces, state: 'DONE' },
  });
}

const SETTINGS =
  'mutation ($input: UpdateTenantSettingsInput!) { updateTenantSettings(input: $input) { __typename } }';

const earnOnMoney = (token: string, commissionOnMoney: boolean): Promise<unknown> =>
  ask(token, SETTINGS, { input: { key: randomUUID(), commissionOnMoney } });

test('on money received an order earns what is paid of it, the rest is expected; a target is set beside it', async () => {
  const token = await tokenOf(OWNERS.boutique);
  const { viewer } = await ask<Staff>(token, '{ viewer { tenant { employees { id isOwner } } } }');
  const employee = viewer.tenant.employees.find(({ isOwner }) => !isOwner)?.id ?? '';
  await earnOnMoney(token, true);
  try {
    await completeOrder(token, employee);
    const { page } = await visit({ token });
    await page.goto(`/EmployeeBoutiqueCommision?id=${employee}`);
    await page.getByRole('heading', { name: 'Boutique Employee Commission' }).waitFor();
    await page.getByText('Total Completed').waitFor();
    await page.getByText('₹50.00', { exact: true }).first().waitFor();
    await page.getByText(/^Commission is earned as customers pay/).waitFor();
    // Some have one in the demo.
    await page.getByRole('button', { name: /^(Set|Change) target$/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Target for/ });
    await expectUsable(page, 'a target');
    await dialog.getByRole('textbox', { name: 'Sales before tax' }).fill('4000');
    await dialog.getByRole('button', { name: 'Set target' }).click();
    await expectUsableAtBoth(page, () => page.getByRole('progressbar', { name: /^Target/ }).waitFor());
  } finally {
    await earnOnMoney(token, false);
  }
});
