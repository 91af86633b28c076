import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledForm, formDefinition } from '../testing/forms.ts';
import { checkForm } from './checkForm.ts';
import { formField, holdsList, isClosedChoice } from './formField.ts';
import { openValues, wireText } from './formValue.ts';

const choices = ['S', 'M'].map((value) => ({ label: value, value }));
const FIELDS = [
  formField('name', 'Name', { required: true }),
  formField('price', 'Price', { type: 'number' }),
  formField('day', 'Day', { type: 'date' }),
  formField('size', 'Size', { type: 'select', values: choices }),
  formField('sizes', 'Sizes', { type: 'checkbox-group', values: choices }),
  formField('group', 'Group', { type: 'autocomplete', values: choices, subtype: 'free' }),
  formField('photo', 'Photo', { type: 'file' }),
  formField('sphere', 'Sphere', { type: 'number', subtype: 'signed' }),
  formField('fee', 'Fee', { type: 'number', subtype: 'money' }),
  formField('is_inventory', 'Track stock', { type: 'checkbox-group' }),
];

const messages = (values: Parameters<typeof checkForm>[1]) =>
  checkForm(FIELDS, values).map(({ field: name, message }) => `${name}: ${message}`);

test('whatever a form asks for, values that fit have no problem', () => {
  fc.assert(
    fc.property(filledForm(), ({ fields, values }) => {
      expect(checkForm(fields, values)).toEqual([]);
    }),
  );
});

test('as they travel, lists joined with commas, they have none either', () => {
  fc.assert(
    fc.property(filledForm(), ({ fields, values }) => {
      const sent = fields
        .filter(({ type }) => type !== 'file')
        .map(({ name }) => [name, wireText(values[name])]);
      const texts = fields.filter(({ type }) => type !== 'file');
      expect(checkForm(texts, Object.fromEntries(sent))).toEqual([]);
    }),
  );
});

test('an empty form names exactly the required fields that are open to change, in order', () => {
  fc.assert(
    fc.property(formDefinition(), (fields) => {
      const asked = fields.filter(({ required, access }) => required && !access);
      expect(checkForm(fields, {}).map(({ field, message }) => [field, message])).toEqual(
        asked.map(({ name, label }) => [name, `${label} is required`]),
      );
    }),
  );
});

test('one wrong value is one problem, at its field', () => {
  const wrong = fc.constantFrom('no such choice', '-1', '1e3', '2026-02-30');
  fc.assert(
    fc.property(filledForm(), wrong, fc.nat(), ({ fields, values }, bad, pick) => {
      const strict = fields.filter(
        (field) => !field.access && (isClosedChoice(field) || ['number', 'date'].includes(field.type)),
      );
      const field = strict[pick % strict.length];
      fc.pre(field !== undefined);
      const value = holdsList(field) ? [bad] : bad;
      const problems = checkForm(fields, { ...values, [field.name]: value });
      expect(problems.map((one) => one.field)).toEqual([field.name]);
    }),
  );
});

test('what a field that is not open holds is no problem, and is not kept', () => {
  fc.assert(
    fc.property(formDefinition(), fc.string(), (fields, text) => {
      const closed = fields.map((field) => ({ ...field, access: true }));
      const values = Object.fromEntries(fields.map(({ name }) => [name, text]));
      expect(checkForm(closed, values)).toEqual([]);
      expect(openValues(closed, values)).toEqual({});
    }),
  );
});

test.each([undefined, null, '', '  '])('a required field with %j is told by its label', (name) => {
  expect(messages({ name })).toEqual(['name: Name is required']);
});

test.each([
  ['service_catalogs', 'Name is required'],
  ['product_catalogs', 'Please input Name!'],
  ['product_variants_lens', 'Please input Name!'],
  ['prescription', 'Please input Name!'],
])('%s asks for what is missing in its own words', (form, message) => {
  expect(checkForm(FIELDS, {}, form)[0]?.message).toBe(message);
});

test.each([
  [{ price: '-1' }, 'price: Please enter a valid number (e.g., 10.5)'],
  [{ price: 'ten' }, 'price: Please enter a valid number (e.g., 10.5)'],
  [{ fee: '10.555' }, 'fee: Please enter a valid number (e.g., 10.5)'],
  [{ day: '2026-02-29' }, 'day: This date does not exist. Check day, month and year.'],
  [{ size: 'L' }, 'size: Please select a value from the dropdown'],
  [{ sizes: ['S', 'L'] }, 'sizes: Please select a value from the dropdown'],
  [{ sizes: 'S,L' }, 'sizes: Please select a value from the dropdown'],
  [{ photo: ['a.png', 'b.png'] }, 'photo: Please choose one file'],
  [{ is_inventory: 'Maybe' }, 'is_inventory: Please select Yes or No'],
  [{ is_inventory: 'Yes,No' }, 'is_inventory: Please select Yes or No'],
])('%j is refused', (values, message) => {
  expect(messages({ name: 'Asha', ...values })).toEqual([message]);
});

test.each([
  { price: 0, day: null, size: '', sizes: [] },
  { sizes: 'S,M' },
  { group: 'A group of its own' },
  { is_inventory: 'Yes' },
  { sphere: '-1.25' },
])('%j is fine', (values) => {
  expect(messages({ name: 'Asha', ...values })).toEqual([]);
});

test('what the form does not ask for is refused, also under a name that every object has', () => {
  expect(messages({ name: 'Asha', colour: 'red' })).toHaveLength(1);
  expect(messages({ name: 'Asha', constructor: 'x' })).toHaveLength(1);
});

test('a text of any length is no text for a form', () => {
  expect(messages({ name: 'x'.repeat(2_001) })).toHaveLength(1);
  expect(messages({ name: 'x'.repeat(2_000) })).toEqual([]);
});
