import { expect, test } from 'vitest';
import { demoLogins } from './logins.ts';

test('every demo shop is told with its mobile and the PIN', () => {
  const text = demoLogins();
  expect(text).toContain('PIN 4826');
  const mobiles = text.match(/\b9\d{9}\b/g);
  expect(mobiles).toEqual(expect.arrayContaining(['9000000001', '9000000008', '9000000099']));
  expect(text.match(/has not paid/g)).toHaveLength(1);
});
