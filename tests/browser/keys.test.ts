import { expect, test } from 'vitest';
import { tick } from './screens/tick.ts';
import { newTokenOf, OWNERS, PIN } from './support/api.ts';
import { product } from './support/product.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** Statuses of calls with a key: to the graph, and to the REST API behind it. */
async function statusesWith(secret: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ viewer { apiKeyName } }' });
  const graph = await fetch(`${product().url}/graphql`, { method: 'POST', headers, body });
  const rest = await fetch(`${product().url}/rest/me`, { headers });
  return [graph.status, rest.status];
}

async function graphWith<Data>(secret: string, query: string): Promise<Data> {
  const answer = await fetch(`${product().url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as Data;
}

test('the owner makes a key, another program calls with it, and is shut out when it is revoked', async () => {
  const { page } = await visit({ token: await newTokenOf(OWNERS.service) });
  await page.goto('/SetingQRCodeResizer?tab=connections');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const form = page.getByRole('dialog', { name: 'Create a key' });
  await form.getByLabel('Name').fill('Web shop');
  await form.getByText('30 days').click();
  await tick(form.getByRole('checkbox', { name: 'CRM: View' }));
  await form.getByRole('button', { name: 'Create a key' }).click();
  const made = page.getByRole('dialog', { name: 'Key “Web shop” is ready' });
  const pinDialog = page.getByRole('dialog', { name: 'Enter your PIN again' });
  await made.or(pinDialog).waitFor();
  if (await pinDialog.isVisible()) {
    await pinDialog.getByLabel('PIN, digit 1 of 4').click();
    await page.keyboard.type(PIN);
    await page.keyboard.press('Enter');
  }
  const secret = await made.getByLabel('API key').inputValue();
  expect(secret).toMatch(/^galla_[\w-]{43}$/);
  await made.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByRole('list', { name: 'API keys' }).getByText('Web shop').waitFor();

  expect(await statusesWith(secret)).toEqual([200, 200]);
  const answer = await graphWith<{ data: object; errors: { extensions: { code: string } }[] }>(
    secret,
    `{ viewer { apiKeyName tenant { customers(first: 1) { totalCount } apiKeys { name } } } }`,
  );
  expect(answer.data).toMatchObject({ viewer: { apiKeyName: 'Web shop', tenant: { apiKeys: null } } });
  expect(answer.errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);

  await page.getByRole('button', { name: 'Revoke Web shop' }).click();
  await page
    .getByRole('alertdialog', { name: 'Revoke “Web shop”?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await page.getByText('“Web shop” is revoked.').waitFor();
  await expect.poll(() => statusesWith(secret)).toEqual([401, 401]);
  await page.getByText('No keys yet').waitFor();
});
