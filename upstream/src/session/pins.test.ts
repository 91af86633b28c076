import * as argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pins } from './pins.ts';

const COST = { memoryCost: 1024, timeCost: 2 };

let pins: Pins;
let verify: ReturnType<typeof vi.fn<typeof argon2.verify>>;
beforeEach(async () => {
  verify = vi.fn<typeof argon2.verify>(argon2.verify);
  // The real implementation with a spy, in a fresh module because the original is already loaded.
  vi.resetModules();
  vi.doMock('@node-rs/argon2', () => ({ ...argon2, verify }));
  pins = new (await import('./pins.ts')).Pins('pepper', COST);
});
afterEach(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

test('a PIN is verified by its hash, with the pepper of the installation', async () => {
  const hash = await pins.hash('4826');
  expect(await pins.verify('4826', hash)).toBe(true);
  expect(await pins.verify('4827', hash)).toBe(false);
  expect(await argon2.verify(hash, '4826')).toBe(false);
});

test('no hash is never right and costs what a hash costs', async () => {
  await pins.verify('4827', await pins.hash('4826'));
  expect(await pins.verify('4826', undefined)).toBe(false);
  const costs = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  expect(costs).toEqual([
    ['', 'argon2id', 'v=19', 'm=1024,t=2,p=1'],
    ['', 'argon2id', 'v=19', 'm=1024,t=2,p=1'],
  ]);
});
