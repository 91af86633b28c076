import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { semanticTokens } from '../../app/theme/semanticTokens.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const css = read('offline.css');
const { bg, fg, accent } = semanticTokens.colors;

const TOKENS = {
  bg: bg.DEFAULT,
  fg: fg.DEFAULT,
  muted: fg.muted,
  accent: accent.solid,
  'accent-hover': accent.hover,
  'on-accent': accent.contrast,
};

/** The CSS variables of the rule that starts with a selector. */
function variablesOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );
}

test.each([
  [':root', '_light'],
  [':root.dark', '_dark'],
] as const)('%s has the theme’s colours for %s', (selector, mode) => {
  const wanted = Object.entries(TOKENS).map(([name, { value }]) => [name, value[mode].toLowerCase()]);
  expect(variablesOf(selector)).toEqual(Object.fromEntries(wanted));
});
