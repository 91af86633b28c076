import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullName } from '../session/index.ts';
import { checkEmployee, checkReporting, employeeMobile, splitName } from './employee.ts';

test('a name is split at its first word, and put together again', () => {
  expect(splitName(' Kavita  Rani Sharma ')).toEqual({ firstName: 'Kavita', lastName: 'Rani Sharma' });
  expect(splitName('Kavita')).toEqual({ firstName: 'Kavita', lastName: '' });
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (words) => {
      const { firstName, lastName } = splitName(words.join(' '));
      expect(fullName(firstName, lastName)).toBe(words.join(' '));
    }),
  );
});

const fields = (mobile: string) => checkEmployee({ fullName: 'Kavita', mobile }).map(({ field }) => field);

test('a number is an Indian one of 10 digits, however it is typed', () => {
  expect(employeeMobile('+91 98290-41526')).toBe('9829041526');
  expect(checkEmployee({ fullName: 'Kavita', mobile: '+91 98290-41526' })).toEqual([]);
  for (const mobile of ['982904152', '98290415261', '1829041526', 'abc'])
    expect(fields(mobile)).toEqual(['mobile']);
  expect(checkEmployee({ fullName: 'x'.repeat(81), mobile: '9829041526' })).toMatchObject([
    { field: 'full_name', message: 'At most 80 characters.' },
  ]);
});

test('nobody reports in a circle, however long it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (length) => {
      // p1 reports to p2, p2 to p3 and so on; the last to nobody.
      const managers = new Map(Array.from({ length }, (_, n) => [`p${n + 1}`, `p${n + 2}`]));
      expect(checkReporting(`p${length + 1}`, 'p1', managers)).toMatchObject({ field: 'reporting_to' });
      expect(checkReporting('new', 'p1', managers)).toBeUndefined();
      expect(checkReporting('p1', null, managers)).toBeUndefined();
    }),
  );
});

test('a circle of others that is stored already ends the walk', () => {
  const managers = new Map([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(checkReporting('c', 'a', managers)).toBeUndefined();
  expect(checkReporting('a', 'a', new Map())).toMatchObject({ field: 'reporting_to' });
});
