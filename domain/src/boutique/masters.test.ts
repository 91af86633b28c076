import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMasters, MAX_MASTERS, readStatus } from './status.ts';
import { moveTo, readStage } from './stage.ts';

const lists = fc
  .uniqueArray(fc.string(), { minLength: 1, maxLength: 20 })
  .map((ids) => ids.map((id) => ({ id })));

test('a moved stage stands at its place, and the others keep their order', () => {
  fc.assert(
    fc.property(lists, fc.nat(19), fc.integer({ min: -3, max: 25 }), (list, which, place) => {
      const id = list[which % list.length]?.id ?? '';
      const moved = moveTo(list, id, place);
      expect(moved.findIndex((one) => one.id === id)).toBe(Math.min(Math.max(0, place), list.length - 1));
      const others = (all: typeof moved) => all.filter((one) => one.id !== id);
      expect(others(moved)).toEqual(others(list));
    }),
  );
});

test('what is not in the list moves nothing', () => {
  const list = [{ id: 'a' }, { id: 'b' }];
  expect(moveTo(list, 'c', 0)).toBe(list);
  expect(moveTo(list, 'a', 0)).toBe(list);
});

test('names are trimmed, and needed', () => {
  expect(readStage({ name: ' Cutting ', type: 'design' })).toEqual({ name: 'Cutting', type: 'design' });
  expect(readStatus(' ')).toMatchObject({ problems: [{ field: 'name', message: 'Name cannot be empty' }] });
  expect(readStatus('x'.repeat(61))).toMatchObject({ problems: [{ message: 'At most 60 characters.' }] });
});

test('a shop has no more of them than can be read at once', () => {
  expect(checkMasters(MAX_MASTERS - 1)).toBeUndefined();
  expect(checkMasters(MAX_MASTERS)).toMatchObject({ code: 'INVALID_INPUT' });
});
