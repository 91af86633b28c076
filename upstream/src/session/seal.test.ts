import { expect, test } from 'vitest';
import { Seal } from './seal.ts';

const seal = new Seal('the pepper of tests, long enough');
const ROW = 'shop/person';

test('what is sealed opens for its row, and looks different each time', () => {
  const [first, second] = [seal.close('123456789012', ROW), seal.close('123456789012', ROW)];
  expect(first).not.toBe(second);
  expect(first).not.toContain('123456789012');
  expect(seal.open(first, ROW)).toBe('123456789012');
  expect(seal.open(second, ROW)).toBe('123456789012');
});

test('it opens for no other row, with no other secret, and not when it was changed', () => {
  const sealed = seal.close('123456789012', ROW);
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(seal.open(sealed, 'shop/another')).toBeUndefined();
  expect(new Seal('another secret').open(sealed, ROW)).toBeUndefined();
  expect(seal.open(changed.toString('base64'), ROW)).toBeUndefined();
  expect(seal.open('', ROW)).toBeUndefined();
});
