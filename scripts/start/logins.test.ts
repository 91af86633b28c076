import { expect, test } from 'vitest';
import { demoLogins, demoLoginsJson } from './logins.ts';

test('every demo shop is told with its mobile and the PIN', () => {
  const text = demoLogins();
  expect(text).toContain('PIN 4826');
  const mobiles = text.match(/\b9\d{9}\b/g);
  expect(mobiles).toEqual(expect.arrayContaining(['9000000001', '9000000008', '9000000099']));
  expect(text.match(/has not paid/g)).toHaveLength(1);
});

test('the playground is told the owners of all demo shops', () => {
  const { pin, shops } = JSON.parse(demoLoginsJson());
  expect(pin).toBe('4826');
  expect(shops).toContainEqual({ mobile: '9000000001', name: 'Ambika Provision Store', trade: 'retail' });
});
