import { expect, test } from 'vitest';
import { renamed, withNewValues } from './words.ts';

const known = {
  whole: new Map([
    ['Prya', 'Priya Nair'],
    ['id-1', 'id-2'],
  ]),
  names: ['Prya', 'Prya (Jaipur)'],
  name: 'Priya Nair',
};

test.each([
  ['Prya paid ₹5.00', 'Priya Nair paid ₹5.00'],
  ['Pryanka and Prya.', 'Pryanka and Priya Nair.'],
  ['Prya (Jaipur) pays', 'Priya Nair pays'],
  ['प्र्या Pryaा', 'प्र्या Pryaा'],
])('%s becomes %s', (text, expected) => expect(renamed(text, known)).toBe(expected));

test('of an answer whole values and sentences are told anew, other texts and fields stay', () => {
  const answer = { message: 'Prya saved', data: [{ id: 'id-1', name: 'Prya', note: 'Prya called' }], n: 1 };
  expect(withNewValues(answer, known)).toEqual({
    message: 'Priya Nair saved',
    data: [{ id: 'id-2', name: 'Priya Nair', note: 'Prya called' }],
    n: 1,
  });
});
