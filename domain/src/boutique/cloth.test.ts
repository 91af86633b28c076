import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCloth, checkClothLeft, CLOTH_TEXT_LENGTH, MAX_CLOTH } from './cloth.ts';

const fields = (description: string, metres: number | undefined) =>
  checkCloth({ description, metres }).map(({ field }) => field);

test('a cloth has a name and metres', () => {
  expect(fields('Blue silk', 2_500)).toEqual([]);
  expect(fields(' ', 2_500)).toEqual(['description']);
  expect(fields('x'.repeat(CLOTH_TEXT_LENGTH + 1), 2_500)).toEqual(['description']);
  for (const metres of [undefined, 0, -1, MAX_CLOTH + 1]) expect(fields('Silk', metres)).toEqual(['metres']);
});

test('no more comes back than came in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MAX_CLOTH }),
      fc.integer({ min: -5, max: MAX_CLOTH }),
      (came, left) => {
        expect(checkClothLeft(left, came) === undefined).toBe(left >= 0 && left <= came);
      },
    ),
  );
  expect(checkClothLeft(undefined, 1)?.field).toBe('left');
});
