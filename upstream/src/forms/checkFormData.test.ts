import { expect, test } from 'vitest';
import { checkFormData } from './checkFormData.ts';
import { field } from './formField.ts';

const choices = ['S', 'M'].map((value) => ({ label: value, value }));
const FIELDS = [
  field('name', 'Name', { required: true }),
  field('price', 'Price', { type: 'number' }),
  field('day', 'Day', { type: 'date' }),
  field('size', 'Size', { type: 'select', values: choices }),
  field('sizes', 'Sizes', { type: 'checkbox-group', values: choices, multiple: true }),
];

const messages = (values: Parameters<typeof checkFormData>[1]) =>
  checkFormData(FIELDS, values).map(({ field: name, message }) => `${name}: ${message}`);

test('a form that is filled in rightly has no problems', () => {
  expect(messages({ name: 'Asha' })).toEqual([]);
  expect(messages({ name: 'Asha', price: '10.5', day: '2026-02-28', size: 'M', sizes: ['S', 'M'] })).toEqual(
    [],
  );
  expect(messages({ name: 'Asha', price: 0, day: null, size: '', sizes: [] })).toEqual([]);
});

test.each([undefined, null, '', '  '])('a required field with %j is told by its label', (name) => {
  expect(messages({ name })).toEqual(['name: Name is required']);
});

test.each([
  [{ price: '-1' }, 'price: Please enter a valid number (e.g., 10.5)'],
  [{ price: 'ten' }, 'price: Please enter a valid number (e.g., 10.5)'],
  [{ day: '2026-02-29' }, 'day: Please enter a valid date (yyyy-mm-dd)'],
  [{ size: 'L' }, 'size: Please select a value from the dropdown'],
  [{ sizes: ['S', 'L'] }, 'sizes: Please select a value from the dropdown'],
])('%j is refused', (values, message) => {
  expect(messages({ name: 'Asha', ...values })).toEqual([message]);
});

test('what the form does not ask for is refused, also under a name that every object has', () => {
  expect(messages({ name: 'Asha', colour: 'red' })).toHaveLength(1);
  expect(messages({ name: 'Asha', constructor: 'x' })).toHaveLength(1);
});

test('a text of any length is no text for a form', () => {
  expect(messages({ name: 'x'.repeat(2_001) })).toHaveLength(1);
  expect(messages({ name: 'x'.repeat(2_000) })).toEqual([]);
});
