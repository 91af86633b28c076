import { expect, test } from 'vitest';
import { checkNewCustomerInOrder } from './newCustomerInOrder.ts';

const messages = (customer: Parameters<typeof checkNewCustomerInOrder>[0]) =>
  checkNewCustomerInOrder(customer).map(({ field, message }) => [field, message]);

test('a new customer of an order is checked in the words of the order screens', () => {
  expect(messages({ name: ' ', mobile: '', email: 'asha@' })).toEqual([
    ['name', 'Name is required'],
    ['mobile', 'Mobile number is required'],
    ['email', 'Invalid email address'],
  ]);
  expect(messages({ name: 'Asha', mobile: '98x' })).toEqual([['mobile', 'Invalid mobile number format']]);
});

test('what no order words differently stays as it is', () => {
  expect(messages({ name: 'Asha', mobile: '98200 12345', gst: '27' })).toEqual([
    ['gst', 'Please enter a valid 15-digit GST number'],
  ]);
});
