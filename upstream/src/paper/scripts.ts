/** The fonts that a text may need; `latin` includes Devanagari. */
export const SCRIPTS = [
  'latin',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const;
export type Script = (typeof SCRIPTS)[number];

/** The Unicode block of 128 characters of each script, by its first character. */
const BLOCKS: ReadonlyMap<number, Script> = new Map([
  [0x0980, 'bengali'],
  [0x0a00, 'gurmukhi'],
  [0x0a80, 'gujarati'],
  [0x0b00, 'oriya'],
  [0x0b80, 'tamil'],
  [0x0c00, 'telugu'],
  [0x0c80, 'kannada'],
  [0x0d00, 'malayalam'],
]);

/** Spaces and joiners belong to the surrounding script: removing a joiner would change the shape of letters. */
const NEUTRAL = /^[\s\u200B-\u200D\u0964\u0965]$/u;

/** Emoji and their modifiers, which no paper font contains; © ® ™ are among them in Unicode, but are kept. */
const EMOJI =
  /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Variation_Selector}]/gu;

/** A part of a text that a single font can render. */
export interface Run {
  script: Script;
  text: string;
}

function scriptOf(character: string): Script {
  const point = character.codePointAt(0) ?? 0;
  return BLOCKS.get(point - (point % 0x80)) ?? 'latin';
}

/** Splits a text where its script changes. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.replace(EMOJI, '')) {
    const last = runs.at(-1);
    const script = last && NEUTRAL.test(character) ? last.script : scriptOf(character);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
