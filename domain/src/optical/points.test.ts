import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityText } from '../quantity/quantity.ts';
import { MAX_POINTS, readPoints } from './points.ts';

test('points are read to the thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_POINTS }), (points) => {
      expect(readPoints({ designation: 'x', points: quantityText(points) })).toEqual({ points });
    }),
  );
});

test.each([
  ['', '5', [['designation_id', 'Please select a designation!']]],
  ['x', ' ', [['points', 'Please enter points!']]],
  [
    '',
    '',
    [
      ['designation_id', 'Please select a designation!'],
      ['points', 'Please enter points!'],
    ],
  ],
  ['x', '-1', [['points', 'Points must be from 0 to 9,99,999, with at most three decimals.']]],
  ['x', '1.0005', [['points', 'Points must be from 0 to 9,99,999, with at most three decimals.']]],
  ['x', '1000000', [['points', 'Points must be from 0 to 9,99,999, with at most three decimals.']]],
])('%j with %j points', (designation, points, expected) => {
  const read = readPoints({ designation, points });
  expect('problems' in read && read.problems.map(({ field, message }) => [field, message])).toEqual(expected);
});
