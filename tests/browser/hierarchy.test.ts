import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { drag, drawnOf, openHierarchy, rowOf } from './screens/hierarchy.ts';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();

let token: string;

beforeAll(async () => {
  token = await tokenOf(OWNERS.service);
});

const ADD = `mutation ($input: CreateDesignationInput!) {
  createDesignation(input: $input) { ... on DesignationSuccess { designation { id } } }
}`;

interface Added {
  createDesignation: { designation: { id: string } };
}

async function add(name: string, parent?: string): Promise<string> {
  const input = { key: randomUUID(), name, visibilityPoints: 1, commissionPercent: '1', parent };
  const { createDesignation } = await ask<Added>(token, ADD, { input });
  return createDesignation.designation.id;
}

/** Designations of this test: A over B and C. Returns the prefix of their names. */
async function family(): Promise<string> {
  const beginning = `Test ${randomInt(10 ** 8)}`;
  const top = await add(`${beginning} A`);
  await add(`${beginning} B`, top);
  await add(`${beginning} C`, top);
  return beginning;
}

/** The displayed hierarchy of the test's designations, without the prefix of their names: "1A 2B 2C". */
const drawn = async ({ page }: Visit, beginning: string): Promise<string> =>
  (await drawnOf(page, beginning)).map((text) => text.replace(` ${beginning} `, '')).join(' ');

interface Kept {
  viewer: { tenant: { designations: { name: string; level: number }[] } };
}

/** The same as stored by the service, possibly later than displayed; leaving the page still sends its last move. */
async function kept(beginning: string): Promise<string> {
  const { viewer } = await ask<Kept>(token, '{ viewer { tenant { designations { name level } } } }');
  return viewer.tenant.designations
    .filter(({ name }) => name.startsWith(beginning))
    .map(({ name, level }) => `${level}${name.slice(beginning.length + 1)}`)
    .join(' ');
}

/** Waits until this hierarchy is displayed and stored. */
async function settled(at: Visit, beginning: string, tree: string): Promise<void> {
  await expect.poll(() => drawn(at, beginning)).toBe(tree);
  await expect.poll(() => kept(beginning)).toBe(tree);
}

test('a designation is dragged inside, before and after another one, or moved by keys, and stays there', async () => {
  const at = await visit({ token });
  const own = await family();
  await openHierarchy(at);
  await drag(at, `${own} C`, `${own} B`, 0.5);
  await settled(at, own, '1A 2B 3C');
  await drag(at, `${own} C`, `${own} A`, 0.1);
  await settled(at, own, '1C 1A 2B');
  await drag(at, `${own} C`, `${own} B`, 0.9);
  await settled(at, own, '1A 2B 2C');
  // A node cannot be dropped below itself.
  await drag(at, `${own} A`, `${own} B`, 0.5);
  await rowOf(at, `${own} C`).click();
  await at.page.keyboard.press('Control+Shift+ArrowUp');
  await settled(at, own, '1A 2C 2B');
});

test('added, changed and deleted on a phone; what stood below it moves up', async () => {
  const at = await visit({ token, device: 'phone' });
  const own = `Test ${randomInt(10 ** 8)}`;
  const { page } = at;
  await openHierarchy(at);
  await page.getByRole('button', { name: 'Add top level' }).click();
  await page.getByLabel('Name').fill(`${own} A`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`${own} A added.`).waitFor();
  await page.getByRole('button', { name: 'Add child' }).click();
  await page.getByText(`Below ${own} A`, { exact: true }).waitFor();
  await page.getByLabel('Name').fill(`${own} B`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Below ${own} A, 1 of 1`).waitFor();
  await page.getByLabel('Commission').fill('2.5');
  await expectUsable(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`${own} B saved.`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await rowOf(at, `${own} A`).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The designation below it moves up one level.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(`${own} A deleted.`).waitFor();
  await expect.poll(() => drawn(at, own)).toBe('1B');
});
