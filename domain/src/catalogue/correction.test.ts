import { expect, test } from 'vitest';
import { checkCorrectionNote } from './correction.ts';

test.each([
  ['OTHER', ' ', 'Give a short reason.'],
  ['OTHER', 'gift to the temple', undefined],
  ['COUNTED', '', undefined],
  [undefined, '', undefined],
  ['LOST', 'x'.repeat(201), 'At most 200 characters.'],
] as const)('a correction for %s with the note %j', (reason, note, message) => {
  expect(checkCorrectionNote(reason, note, 'note')?.message).toBe(message);
});
