import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDirectory } from '../../db/directory.ts';
import { makeLogger } from '../../http/logging.ts';
import { type TestApi, testApi, type TestPerson, testShop } from '../../testing/index.ts';
import type { Pins } from '../pins.ts';
import { PinGuard } from './guard.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** Enters the correct PIN; `meanwhile` runs while it is verified. */
async function signInDuring(
  { mobile, pin }: TestPerson,
  meanwhile: () => Promise<unknown>,
): Promise<boolean> {
  const slow = {
    hash: (text: string) => api.pins.hash(text),
    async verify(text: string, pinHash: string | undefined) {
      await meanwhile();
      return api.pins.verify(text, pinHash);
    },
  };
  const guard = new PinGuard(api.database, slow as Pins, async () => undefined);
  const guess = { mobile, pin, device: null, now: api.clock.now, log: makeLogger('silent') };
  return guard.check(guess, async () => true);
}

const change = ({ mobile }: TestPerson, values: { pinHash: string } | { active: boolean }) =>
  withDirectory(api.database, (db) =>
    db.sql.updateTable('directory.login').set(values).where('mobile', '=', mobile).execute(),
  );

test('a PIN that is changed while it is being looked at opens nothing', async () => {
  const { owner } = await testShop(api);
  const pinHash = await api.pins.hash('9150');
  await expect(signInDuring(owner, () => change(owner, { pinHash }))).rejects.toMatchObject({
    refusal: { code: 'INVALID_CREDENTIALS' },
  });
});

test('nor does one of an account that is closed in that time', async () => {
  const { owner } = await testShop(api);
  await expect(signInDuring(owner, () => change(owner, { active: false }))).rejects.toMatchObject({
    refusal: { code: 'INVALID_CREDENTIALS' },
  });
});

test('when nothing happens it opens', async () => {
  const { owner } = await testShop(api);
  expect(await signInDuring(owner, async () => undefined)).toBe(true);
});
