import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
beforeAll(async () => {
  token = await tokenOf(OWNERS.gym);
});

const CHOICES = `query { viewer { tenant { branches { id name } gymPlans { id name durations { id } } } } }`;
interface Choices {
  viewer: {
    tenant: {
      branches: { id: string }[];
      gymPlans: { id: string; name: string; durations: { id: string }[] }[];
    };
  };
}
const ADD = `mutation ($input: CreateGymMemberInput!) { createGymMember(input: $input) {
  ... on GymMemberSuccess { member { id } } } }`;

/** A member of the quarterly plan with its bill. */
async function addMember() {
  const { viewer } = await ask<Choices>(token, CHOICES, {});
  const [branch] = viewer.tenant.branches;
  const plan = viewer.tenant.gymPlans.find(({ name }) => name === 'Quarterly');
  const mobile = `7${randomInt(10 ** 8, 10 ** 9)}`;
  const name = `Nikhil ${mobile}`;
  const entries = { name, email: 'nikhil@example.in', mobile, branch: branch?.id };
  const input = { key: randomUUID(), ...entries, plan: plan?.id, duration: plan?.durations[0]?.id };
  const { createGymMember: made } = await ask<{ createGymMember: { member: { id: string } } }>(token, ADD, {
    input,
  });
  return { name, id: made.member.id };
}

const addressOf = (id: string): string => `/Members?open=${encodeURIComponent(id)}`;

test('a membership is upgraded after its figures, handed over with both told, and canceled', async () => {
  const member = await addMember();
  const { page } = await visit({ token });
  const choose = async (act: string): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };

  await page.goto(addressOf(member.id));
  await choose('Upgrade');
  const upgrade = page.getByRole('dialog', { name: /^Upgrade the membership/ });
  await upgrade.getByRole('combobox', { name: /^Subscription/ }).selectOption('Yearly');
  await upgrade.getByRole('combobox', { name: /^Duration/ }).selectOption({ index: 1 });
  // On its first day nothing is used: the full price with tax is credited against the dues.
  await upgrade.getByText('Deducted from dues').waitFor();
  await upgrade.getByText('₹4,500.00').first().waitFor();
  await expectUsable(page, 'the figures of an upgrade');
  await upgrade.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByText('Membership upgraded').waitFor();
  await page.getByText(/upgraded from Quarterly/).waitFor();

  await choose('Hand over');
  const transfer = page.getByRole('dialog', { name: /^Hand over the membership/ });
  await transfer.getByRole('textbox', { name: /^Name/ }).waitFor();
  await expectUsable(page, 'a hand-over');
  const receiver = `Sneha ${member.name.slice(-6)}`;
  await transfer.getByRole('textbox', { name: /^Name/ }).fill(receiver);
  await transfer.getByRole('textbox', { name: /^Mobile/ }).fill(`8${randomInt(10 ** 8, 10 ** 9)}`);
  await transfer.getByRole('button', { name: 'Hand over' }).click();
  await page.getByText('Membership handed over').waitFor();
  await page.getByText(new RegExp(`handed over to ${receiver}`)).waitFor();

  const canceled = await addMember();
  await goWithin(page, addressOf(canceled.id));
  await page.getByRole('complementary', { name: canceled.name }).waitFor();
  await choose('End membership');
  const cancel = page.getByRole('dialog', { name: /^End the membership/ });
  await cancel.getByText('Deducted from dues').waitFor();
  await cancel.getByRole('button', { name: 'End membership' }).click();
  await page.getByText('Membership ended').waitFor();
});
