import { expect, test } from 'vitest';
import { checkNote, countWords, NOTE_TAGS } from './notes.ts';

const words = (n: number) => Array.from({ length: n }, (_, at) => `w${at}`).join(' ');
const messages = (note: string, tags?: string[]) => checkNote(note, tags).map(({ message }) => message);

test('a note has up to 50 words and 1000 characters', () => {
  expect(messages(words(50))).toEqual([]);
  expect(messages(words(51))).toEqual(['Note cannot exceed 50 words.']);
  expect(messages('x'.repeat(1000))).toEqual([]);
  expect(messages('x'.repeat(1001))).toEqual(['Note cannot exceed 1000 characters.']);
  expect(messages(' \n ')).toEqual(['Please enter a note.']);
});

test('words stand between spaces, however many of them', () => {
  expect(countWords('  half  an\u00a0inch\nmore ')).toBe(4);
  expect(countWords('')).toBe(0);
});

test('the documented tags fit, and none with a comma', () => {
  expect(messages('Fine', [...NOTE_TAGS])).toEqual([]);
  expect(messages('Fine', ['a,b'])).toEqual(['At most 10 tags of up to 40 characters, without a comma.']);
});
