import { test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsableEverywhere } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test.each(['optician', 'service'] as const)('the form of a %s can be used everywhere', async (shop) => {
  const { page } = await visit({ token: await tokenOf(OWNERS[shop]) });
  await page.goto(shop === 'service' ? '/services?add=1' : '/products?add=1');
  await expectUsableEverywhere(page, () => page.getByRole('textbox', { name: /^Name/ }).waitFor());
});
