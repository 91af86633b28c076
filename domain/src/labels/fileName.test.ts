import { expect, test } from 'vitest';
import { fileNameOf } from './fileName.ts';

test('names of files fit every system, keep their order, and are never the same', () => {
  expect(fileNameOf('Kurta "M/L": 50 %', 0, 'pdf')).toBe('001 Kurta M L 50 %.pdf');
  expect(fileNameOf('../..', 1, 'png')).toBe('002.png');
  expect(fileNameOf('x'.repeat(500), 998, 'pdf')).toHaveLength(3 + 1 + 60 + 4);
});
