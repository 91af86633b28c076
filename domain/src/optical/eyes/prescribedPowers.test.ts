import { expect, test } from 'vitest';
import { prescribedPowers } from './prescribedPowers.ts';

test('the powers of both eyes are read; one that is not whole is left out', () => {
  const right = { right_sph: '-1.25', right_cyl: '-0.50', right_axis: '90', right_add: '2' };
  const left = { left_sph: '0.75', left_cyl: '0.00', left_axis: '90' };
  expect(prescribedPowers({ ...right, ...left }).map(({ side, text }) => [side, text])).toEqual([
    ['right', '-1.25 / -0.50 x 90 ADD +2.00'],
    ['left', '+0.75'],
  ]);
  expect(prescribedPowers({ ...right, left_sph: 'x', left_cyl: '-1' })).toHaveLength(1);
  expect(prescribedPowers({ right_cyl: '-1' })).toEqual([]);
});
