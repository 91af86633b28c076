import { expect, test } from 'vitest';
import { dbIdOf, globalId, parseId } from './ids.ts';

const ID = '018f0000-0000-7000-8000-000000000001';

test('a global id names type and record, and reads back', () => {
  const id = globalId('Customer', ID);
  expect(id).toMatch(/^[\w-]+$/);
  expect(parseId(id)).toEqual({ type: 'Customer', dbId: ID });
  expect(parseId(globalId('Tenant', 'shop_1'))).toEqual({ type: 'Tenant', dbId: 'shop_1' });
});

const encode = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  '',
  'nonsense',
  encode('Customer'),
  encode(`Secret:${ID}`),
  encode(`Customer:${ID}:1`),
  encode('Customer:1'),
  encode(`Customer:${ID.toUpperCase()}`),
  encode('Customer:../me'),
  encode('Tenant:a b'),
  encode(`__proto__:${ID}`),
])('takes %j for no id of ours', (id) => {
  expect(parseId(id)).toBeUndefined();
});

test('refuses an id of another type', () => {
  expect(() => dbIdOf('Document', globalId('Customer', ID))).toThrow(
    'This was not found. It may have been deleted.',
  );
  expect(dbIdOf('Customer', globalId('Customer', ID))).toBe(ID);
});
