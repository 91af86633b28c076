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
  // Matches of the beginning of the name come first, whole words before partial ones; then of a later word; then
  // inside words.
  ['kumar', ['Kumar Swamy', 'Kumari Asha', 'Suresh Kumar', 'Akumari Devi']],
  ['priya', ['Priya Agarwal', 'Priya Nair']],
  ['nair pri', ['Priya Nair']],
  // Complete numbers first, however typed; then numbers that begin with the query, then numbers that contain it.
  ['+91 98290-41526', ['Suresh Kumar']],
  ['82904', ['Akumari Devi', 'Suresh Kumar'].toReversed()],
  ['94140 773', ['Lal Chand']],
  // The search's product vocabulary does not apply to names: "lal" does not also mean red.
  ['lal', ['Lal Chand']],
  // One wrong letter is tolerated.
  ['pryia', ['Priya Agarwal', 'Priya Nair']],
  ['%', []],
])('%j finds %j', (typed, found) => expect(names(typed)).toEqual(found));

test('of those that fit equally well who stood first stays first', () => {
  expect(findCustomers(PEOPLE.toReversed(), 'priya').map(({ name }) => name)).toEqual([
    'Priya Nair',
    'Priya Agarwal',
  ]);
});
