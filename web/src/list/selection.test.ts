import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTHING_SELECTED, reached, toggled, withAll, type SelectionState } from './selection.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const chosen = ({ ids }: SelectionState): string => [...ids].toSorted().join('');
const of = (ids: string): SelectionState => ({ ids: new Set(ids) });

test('a record is chosen, and a second time no longer', () => {
  expect(chosen(toggled(of('a'), 'c'))).toBe('ac');
  expect(chosen(toggled(of('ac'), 'c'))).toBe('a');
});

test('all of a page join what was chosen on another, and leave it alone when they go', () => {
  expect(chosen(withAll(of('xb'), ROWS, true))).toBe('abcdex');
  expect(chosen(withAll(of('xab'), ROWS, false))).toBe('x');
});

test('a reach goes from where one stands, and back again', () => {
  const down = reached(reached(NOTHING_SELECTED, ROWS, 'b', 'c'), ROWS, 'c', 'd');
  expect(chosen(down)).toBe('bcd');
  expect(chosen(reached(down, ROWS, 'd', 'c'))).toBe('bc');
  const beyond = ['c', 'b', 'a'].reduce(
    ({ state, at }, to) => ({ state: reached(state, ROWS, at, to), at: to }),
    { state: down, at: 'd' },
  );
  expect(chosen(beyond.state)).toBe('ab');
});

test('what was chosen before stays, also where a reach comes back over it', () => {
  const over = reached(reached(of('xc'), ROWS, 'b', 'd'), ROWS, 'd', 'b');
  expect(chosen(over)).toBe('bcx');
});

test('from nowhere, or from another page, it is the row alone', () => {
  expect(chosen(reached(NOTHING_SELECTED, ROWS, undefined, 'a'))).toBe('a');
  expect(chosen(reached(of('x'), ROWS, 'x', 'c'))).toBe('cx');
});

test('a tick in between begins a new reach', () => {
  const first = reached(NOTHING_SELECTED, ROWS, 'a', 'b');
  expect(chosen(reached(toggled(first, 'b'), ROWS, 'b', 'd'))).toBe('abcd');
});

test('wherever a reach wanders, what is chosen is what was before and the rows from its start to its end', () => {
  fc.assert(
    fc.property(
      fc.subarray(ROWS),
      fc.constantFrom(...ROWS),
      fc.array(fc.constantFrom(...ROWS), { minLength: 1 }),
      (before, start, steps) => {
        let state: SelectionState = { ids: new Set(before) };
        let at = start;
        for (const step of steps) {
          state = reached(state, ROWS, at, step);
          at = step;
        }
        const ends = [ROWS.indexOf(start), ROWS.indexOf(at)];
        const between = ROWS.slice(Math.min(...ends), Math.max(...ends) + 1);
        expect(chosen(state)).toBe([...new Set([...before, ...between])].toSorted().join(''));
      },
    ),
  );
});
