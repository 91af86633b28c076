import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

const HOUR = 60 * 60_000;
/** Yesterday in India, where the shops are. */
const DAY = new Date(Date.now() + 5.5 * HOUR - 24 * HOUR).toISOString().slice(0, 10);

/** A point some minutes after ten on that day, and some metres north of the route's start. */
const point = (minutes: number, north: number) => ({
  key: randomUUID(),
  latitude: 23.03 + north / 111_195,
  longitude: 72.58,
  at: new Date(Date.parse(`${DAY}T04:30:00Z`) + minutes * 60_000).toISOString(),
});

// A retry of this test sends them again; they are then too near to the stored ones, and left out.
const RECORD = `mutation ($input: RecordLocationsInput!) {
  recordLocations(input: $input) { __typename }
}`;

test('a route is shown, with its stops, and that of others beside it', async () => {
  const token = await tokenOf(OWNERS.retail);
  const points = [point(0, 0), point(2, 200), point(22, 400), point(24, 1_400)];
  await ask(token, RECORD, { input: { key: randomUUID(), points } });
  const { page } = await visit({ token });
  await page.goto(`/MapLocation?day=${DAY}`);
  // Some browsers in these tests have no WebGL: then only the list is checked.
  const drawn = page
    .getByRole('button', { name: 'Zoom in' })
    .or(page.getByText('This browser cannot draw maps'));
  await drawn.waitFor();
  await page.getByRole('button', { name: 'Play the route' }).waitFor();
  await expectUsable(page, 'a route');

  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Stops' }).click();
  const stop = page.getByRole('button', { name: 'Stop 1' }).last();
  await stop.waitFor();
  await expectUsable(page, 'the stops on a phone');
  await page.setViewportSize(SIZES.desktop);

  await page.getByText('10:00 am – 10:24 am · 24 min').waitFor();
  await page.getByText('1.4 km').waitFor();
  const list = page.getByRole('list').filter({ hasText: 'Last point' });
  await list.getByRole('button', { name: /^Start/ }).click();
  await page.getByText('1 of 3 passed').waitFor();

  const employee = page.getByRole('combobox', { name: 'Employee' });
  await employee.selectOption('Komal Shah');
  await page.getByRole('heading', { level: 2, name: 'Komal Shah' }).waitFor();
  await employee.selectOption('Raju Parmar');
  await page.getByText('Opps may be sales partner is offline').waitFor();
});

test('who shares the own route is told so on every screen, until it is switched off', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.service), own: true });
  const context = page.context();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.97, longitude: 77.59 });
  await page.goto('/profile');
  const share = page.getByRole('checkbox', { name: 'Share my route' });
  const mark = page.getByRole('link', { name: 'Sharing route' });
  const turn = async (): Promise<void> => {
    await share.waitFor({ state: 'attached' });
    // The section's heading appears before its switch.
    await page.locator('label', { hasText: 'Share my route' }).click();
  };
  await turn();
  await mark.waitFor();
  await expectUsable(page, 'sharing');
  await goWithin(page, '/Billing');
  await mark.click();
  await turn();
  await mark.waitFor({ state: 'detached' });
  expect(await share.isChecked()).toBe(false);
});
