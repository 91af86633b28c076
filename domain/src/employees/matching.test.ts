import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchingEmployees } from './matching.ts';

const RAVI = { name: 'Ravi Kumar', mobile: '9829041526', designation: 'Store manager', active: true };
const POOJA = { name: 'Pooja Jangid', mobile: '7665928814', active: false };
const named = (search: string, active?: boolean) =>
  matchingEmployees([RAVI, POOJA], { search, active }).map(({ name }) => name);

test.each([
  ['', undefined, ['Ravi Kumar', 'Pooja Jangid']],
  ['', true, ['Ravi Kumar']],
  ['  KUMAR ravi', undefined, ['Ravi Kumar']],
  ['store man', undefined, ['Ravi Kumar']],
  ['76659', false, ['Pooja Jangid']],
  ['76659', true, []],
])('%o of state %o finds %o', (search, active, found) => {
  expect(named(search, active)).toEqual(found);
});

test('another word never finds more', () => {
  const person = fc.record({ name: fc.string(), mobile: fc.string(), active: fc.boolean() });
  fc.assert(
    fc.property(fc.array(person), fc.string(), fc.string(), (people, one, other) => {
      const found = matchingEmployees(people, { search: one });
      const narrower = matchingEmployees(people, { search: `${one} ${other}` });
      expect(found).toEqual(expect.arrayContaining(narrower));
    }),
  );
});
