import { expect, test } from 'vitest';
import { semanticTokens } from './semanticTokens.ts';

const { bg, fg, border, accent, paid, part, due, process } = semanticTokens.colors;

interface Token {
  value: { _light: string; _dark: string };
}

/** Relative luminance by WCAG of "#rrggbb". */
function luminance(colour: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast by WCAG, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const BACKGROUNDS = {
  bg: bg.DEFAULT,
  'bg.subtle': bg.subtle,
  'bg.muted': bg.muted,
  'accent.subtle': accent.subtle,
  'paid.subtle': paid.subtle,
  'part.subtle': part.subtle,
  'due.subtle': due.subtle,
  'process.subtle': process.subtle,
};

const TEXTS = {
  fg: fg.DEFAULT,
  'fg.muted': fg.muted,
  'fg.subtle': fg.subtle,
  'fg.error': fg.error,
  'accent.fg': accent.fg,
  'paid.fg': paid.fg,
  'part.fg': part.fg,
  'due.fg': due.fg,
  'process.fg': process.fg,
};

/** Texts that have backgrounds of their own. */
const ON_SOLID: readonly [text: Token, background: Token][] = [
  [fg.inverted, bg.inverted],
  [accent.contrast, accent.solid],
  [accent.contrast, accent.hover],
  [due.contrast, due.solid],
  [due.contrast, due.hover],
];

test.each(['_light', '_dark'] as const)('%s: every text reaches 4.5 on every background', (mode) => {
  for (const [background, { value: behind }] of Object.entries(BACKGROUNDS))
    for (const [text, { value }] of Object.entries(TEXTS))
      expect(contrast(value[mode], behind[mode]), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
  for (const [text, background] of ON_SOLID)
    expect(contrast(text.value[mode], background.value[mode])).toBeGreaterThanOrEqual(4.5);
});

test.each(['_light', '_dark'] as const)('%s: the border of a field reaches 3 on its background', (mode) => {
  for (const { value } of [bg.DEFAULT, bg.subtle, bg.muted])
    expect(contrast(border.emphasized.value[mode], value[mode])).toBeGreaterThanOrEqual(3);
});
