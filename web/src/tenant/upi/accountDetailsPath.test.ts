import { expect, test } from 'vitest';
import { accountDetailsPath, returnPath } from './accountDetailsPath.ts';

const returned = (path: string) => returnPath(new URL(path, 'https://shop.example').searchParams);

test('carries where one came from, and leads back there', () => {
  const from = '/QrCodePage?document=d1&mode=UPI';
  expect(returned(accountDetailsPath(from))).toBe(from);
  expect(returned('/account-details')).toBeUndefined();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'leads to no other site: %s',
  (from) => {
    expect(returned(accountDetailsPath(from))).toBeUndefined();
  },
);
