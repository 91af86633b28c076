import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
beforeAll(async () => {
  token = await tokenOf(OWNERS.gym);
});

const CHOICES = `query { viewer { tenant { branches { id name } gymPlans { id name durations { id months } } } } }`;
interface Choices {
  viewer: {
    tenant: { branches: { id: string }[]; gymPlans: { id: string; durations: { id: string }[] }[] };
  };
}
const ADD = `mutation ($input: CreateGymMemberInput!) { createGymMember(input: $input) {
  ... on GymMemberSuccess { member { id } } } }`;
const SUSPEND = `mutation ($input: UpdateGymMemberInput!) { updateGymMember(input: $input) {
  ... on GymMemberSuccess { member { status } } } }`;

/** A member with a unique mobile who is allowed in. */
async function addMember() {
  const { viewer } = await ask<Choices>(token, CHOICES, {});
  const [branch] = viewer.tenant.branches;
  const [plan] = viewer.tenant.gymPlans;
  const mobile = `7${randomInt(10 ** 8, 10 ** 9)}`;
  const entries = {
    name: `Door ${mobile}`,
    email: 'door@example.in',
    mobile,
    branch: branch?.id,
    duration: plan?.durations[0]?.id,
  };
  const { createGymMember: made } = await ask<{ createGymMember: { member: { id: string } } }>(token, ADD, {
    input: { key: randomUUID(), ...entries },
  });
  const suspend = () =>
    ask(token, SUSPEND, {
      input: { key: randomUUID(), member: made.member.id, ...entries, suspended: true },
    });
  return { ...entries, id: made.member.id, digits: mobile.slice(-4), suspend };
}

test('a member comes in by four digits, is stopped when suspended, let in with a note, and kept offline', async () => {
  const [member, stopped] = [await addMember(), await addMember()];
  await stopped.suspend();
  const { page } = await visit({
    token,
    device: 'phone',
    expects: /ERR_INTERNET_DISCONNECTED/,
  });
  await page.goto('/Door');
  const digits = page.getByRole('textbox', { name: 'Last four digits' });
  await digits.waitFor();
  await expectUsableAtBoth(page, () => page.getByText('Came in').first().waitFor());
  await page.setViewportSize(SIZES.phone);

  /** Types the digits, and chooses the member where two have the same last digits. */
  const arrive = async (who: typeof member): Promise<void> => {
    await digits.fill(who.digits);
    await page.getByText(who.name).first().waitFor();
    const choose = page.getByRole('dialog').getByRole('button', { name: new RegExp(who.name) });
    if ((await choose.count()) > 0) await choose.click();
  };
  await arrive(member);
  await page.getByText('Come in', { exact: true }).waitFor();
  await expectUsable(page, 'a member who comes in');
  await page.getByRole('region', { name: 'Came in' }).getByText(member.name).first().waitFor();

  await arrive(stopped);
  await page.getByText('Suspended', { exact: true }).waitFor();
  await expectUsable(page, 'a member who is not let in');

  // Offline, the list on the device still works, and the entry is queued.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Let in with a note' }).click();
  const dialog = page.getByRole('dialog', { name: `Let ${stopped.name} in` });
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Trainer is here');
  await dialog.getByRole('button', { name: 'Let in with a note' }).click();
  await page.getByText('Come in', { exact: true }).waitFor();
  await page.getByText(/1 entry waits to be sent\./).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/waits? to be sent\./).waitFor({ state: 'detached' });
  const ENTRIES = `query { viewer { tenant { door { entries { name isIn note } } } } }`;
  interface Entries {
    viewer: { tenant: { door: { entries: { name: string; isIn: boolean; note: string | null }[] } } };
  }
  const { viewer } = await ask<Entries>(token, ENTRIES, {});
  const own = viewer.tenant.door.entries.filter(({ name }) => [member.name, stopped.name].includes(name));
  expect(own.map(({ isIn, note }) => [isIn, note])).toEqual([
    [true, 'Trainer is here'],
    [false, null],
    [true, null],
  ]);

  await goWithin(page, `/Members?${String(new URLSearchParams({ open: member.id }))}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Door code' }).click();
  await page.getByRole('button', { name: 'Make a code' }).click();
  // The dialog is named after the code before there is one; the button shows that the code was created and the list
  // below is being reloaded.
  await page.getByRole('button', { name: 'Make a new code' }).waitFor();
  await page.getByText('Loading…').waitFor({ state: 'detached' });
  await expectUsable(page, 'the code of a member');
});
