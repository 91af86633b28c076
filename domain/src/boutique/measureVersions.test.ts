import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureChange, samePerson, versionsOf, type MeasuredOrder } from './measureVersions.ts';

const order = (measuredOn: string, waist: string, person: string | null = 'Simran'): MeasuredOrder => ({
  person,
  measuredOn,
  unit: 'INCH',
  values: [
    { name: 'Waist', value: waist },
    { name: 'Length', value: '' },
  ],
  custom: [],
});

test('orders with the same measures are one version, dated by the first; people are apart', () => {
  const orders = [
    order('2026-10-02', '31'),
    order('2026-09-01', '30 1/2', 'simran '),
    order('2026-08-20', '36', 'Harpreet'),
    order('2026-03-14', '30.5'),
    order('2026-01-01', '29'),
    order('2025-11-09', '30½'),
  ];
  expect(versionsOf(orders).map(({ measuredOn }) => measuredOn)).toEqual([
    '2026-10-02',
    '2026-08-20',
    '2026-03-14',
    '2026-01-01',
    '2025-11-09',
  ]);
});

test('nobody’s version is the one before it, and the oldest order of each is always one', () => {
  const orders = fc.array(
    fc.record({ person: fc.constantFrom('A', 'B', null), waist: fc.constantFrom('30', '31', '32') }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(orders, (made) => {
      const all = made.map(({ person, waist }) => order('2026-10-02', waist, person));
      const versions = versionsOf(all);
      for (const person of ['A', 'B', null]) {
        const [own, orderedFor] = [versions, all].map((list) =>
          list.filter((one) => samePerson(one.person, person)).map(({ values }) => values[0]?.value),
        );
        expect(own?.at(-1)).toBe(orderedFor?.at(-1));
        for (const [at, waist] of (own ?? []).entries()) expect(own?.[at + 1]).not.toBe(waist);
        expect(own?.[0]).toBe(orderedFor?.[0]);
      }
    }),
  );
});

test.each([
  ['31', 'INCH', '30.5', 'INCH', 'INCH', { was: '30.5', by: 0.5, large: false }],
  ['6', 'INCH', '10', 'INCH', 'INCH', { was: '10', by: -4, large: true }],
  ['14½', 'INCH', '14 1/2', 'INCH', 'INCH', undefined],
  ['10', 'INCH', '25.4', 'CM', 'INCH', undefined],
  ['12', 'INCH', '10', 'INCH', 'CM', { was: '25.4', by: 5.1, large: true }],
  ['12', 'INCH', '10', 'INCH', 'INCH', { was: '10', by: 2, large: false }],
  ['', 'INCH', '10', 'INCH', 'INCH', undefined],
  ['loose', 'INCH', '10', 'INCH', 'INCH', undefined],
  ['10', 'INCH', 'loose', 'INCH', 'INCH', undefined],
] as const)('%s %s after %s %s, in %s', (now, unit, was, wasIn, shownIn, change) => {
  expect(measureChange({ value: now, unit }, { value: was, unit: wasIn }, shownIn)).toEqual(change);
});
