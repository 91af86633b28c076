import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './key.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('is a new UUID each time', () => {
  expect(newKey()).toMatch(UUID);
  expect(newKey()).not.toBe(newKey());
});

test('is one too where the page has no secure context', () => {
  const real = crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  });
  expect(newKey()).toMatch(UUID);
  expect(newKey()).not.toBe(newKey());
});
