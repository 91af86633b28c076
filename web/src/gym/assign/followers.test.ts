import { expect, test } from 'vitest';
import { isTicked, tick, type Followers } from './followers.ts';

const NONE: Followers = { add: [], remove: [] };
const has = { id: 'm1', follows: true };
const hasNot = { id: 'm2', follows: false };

test('a tick is a change only where it differs from what is stored', () => {
  const both = tick(tick(NONE, has, false), hasNot, true);
  expect(both).toEqual({ add: ['m2'], remove: ['m1'] });
  expect([isTicked(both, has), isTicked(both, hasNot)]).toEqual([false, true]);
  expect(tick(tick(both, has, true), hasNot, false)).toEqual(NONE);
  expect(tick(tick(both, has, false), hasNot, true)).toEqual(both);
});
