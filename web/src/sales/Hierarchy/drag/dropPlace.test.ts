import { expect, test } from 'vitest';
import { dropPlace } from './dropPlace.ts';

test.each([
  [0, 'before'],
  [0.24, 'before'],
  [0.25, 'inside'],
  [0.75, 'inside'],
  [0.76, 'after'],
  [1, 'after'],
])('at %j of the row’s height it is %s', (share, position) => {
  expect(dropPlace('a', share, undefined)).toEqual({ dropId: 'a', position });
});

test('under an open branch it is before the first child, where the line is drawn', () => {
  expect(dropPlace('a', 0.9, 'child')).toEqual({ dropId: 'child', position: 'before' });
  expect(dropPlace('a', 0.5, 'child')).toEqual({ dropId: 'a', position: 'inside' });
});
