import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { DUE_AGES, daysOfAge } from './ages.ts';

const TODAY = '2026-11-20';

test('every day up to today has one age', () => {
  fc.assert(
    fc.property(fc.nat({ max: 4000 }), (days) => {
      const billed = addDays(TODAY, -days);
      const ages = DUE_AGES.filter(({ age }) => {
        const { from, to } = daysOfAge(age, TODAY);
        return (from === undefined || from <= billed) && billed <= to;
      });
      expect(ages).toHaveLength(1);
    }),
  );
});

test('a bill of today and one of 30 days ago are of the first age, one of 91 days ago of the last', () => {
  expect(daysOfAge('UP_TO_30', TODAY)).toEqual({ from: '2026-10-21', to: TODAY });
  expect(daysOfAge('OVER_90', TODAY)).toEqual({ from: undefined, to: '2026-08-21' });
});
