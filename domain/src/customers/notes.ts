import { problem, type Problem } from '../refusals/problem.ts';

/** Tags for a customer's remarks about a visit (spec 2 §9). */
export const NOTE_TAGS = ['Very Happy', 'Revisit for Sure', 'Not really liked it', 'Revisit'] as const;

export const NOTE_WORDS = 50;
export const NOTE_CHARACTERS = 1000;
const MOST_TAGS = 10;
const LONGEST_TAG = 40;

/** The number of words in a text, separated by spaces. */
export const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

/** Problem with a note or its tags (spec 2 §5). */
export function checkNote(note: string, tags: readonly string[] = []): Problem[] {
  return [checkText(note.trim()), checkTags(tags)].filter((one) => one !== undefined);
}

function checkText(text: string): Problem | undefined {
  if (text === '') return problem('note', 'INVALID_INPUT', 'customers.noteMissing');
  if (countWords(text) > NOTE_WORDS) return problem('note', 'INVALID_INPUT', 'customers.noteWords');
  if (text.length > NOTE_CHARACTERS) return problem('note', 'INVALID_INPUT', 'customers.noteCharacters');
  return undefined;
}

/** Tags are sent joined with commas, hence none may contain one. */
function checkTags(tags: readonly string[]): Problem | undefined {
  const fit = tags.every((tag) => tag.trim() !== '' && tag.length <= LONGEST_TAG && !tag.includes(','));
  return fit && tags.length <= MOST_TAGS
    ? undefined
    : problem('tag_list', 'INVALID_INPUT', 'customers.noteTags');
}
