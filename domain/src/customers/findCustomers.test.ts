import { expect, test } from 'vitest';
import { customerWords, findCustomers } from './findCustomers.ts';

const person = (name: string, mobile: string) => ({ name, words: customerWords({ name, mobile }) });

/** Last seen first. */
const PEOPLE = [
  person('Suresh Kumar', '9829041526'),
  person('Lal Chand', '9414077320'),
  person('Akumari Devi', '9000082904'),
  person('Kumari Asha', '7000000001'),
  person('Kumar Swamy', '7000000002'),
  person('Asha Red', '7000000003'),
  person('Priya Agarwal', '7000000004'),
  person('Priya Nair', '7000000005'),
];

const names = (typed: string) => findCustomers(PEOPLE, typed).map(({ name }) => name);

test.each([
  // The name begins, whole words first; a word of it begins; within.
  ['kumar', ['Kumar Swamy', 'Kumari Asha', 'Suresh Kumar', 'Akumari Devi']],
  ['priya', ['Priya Agarwal', 'Priya Nair']],
  ['nair pri', ['Priya Nair']],
  // A whole number first, however it is typed; then those that begin with it, then those that have it.
  ['+91 98290-41526', ['Suresh Kumar']],
  ['82904', ['Akumari Devi', 'Suresh Kumar'].toReversed()],
  ['94140 773', ['Lal Chand']],
  // Names are no words of the bazaar: "lal" is not red.
  ['lal', ['Lal Chand']],
  // One letter may be wrong.
  ['pryia', ['Priya Agarwal', 'Priya Nair']],
  ['%', []],
])('%j finds %j', (typed, found) => expect(names(typed)).toEqual(found));

test('of those that fit equally well who stood first stays first', () => {
  expect(findCustomers(PEOPLE.toReversed(), 'priya').map(({ name }) => name)).toEqual([
    'Priya Nair',
    'Priya Agarwal',
  ]);
});
