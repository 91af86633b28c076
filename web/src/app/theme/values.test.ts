import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { system } from './system.ts';

const SOURCES = join(import.meta.dirname, '../..');

const ATTRIBUTE = /\s(\w+)=(?:"([^"]*)"|\{((?:[^=]|[!=]==)*?)\}(?=[\s/>]))/g;
/** A value of a breakpoint, or an arm of a condition. */
const VALUE = /[?:] '([^']*)'/g;

const LENGTHS =
  /^(w|h|boxSize|(min|max)[WH]|(p|m)[xytbse]?|(row|column)?[gG]ap|top|bottom|inset\w*|flexBasis|scroll(Margin|Padding)\w*|lineHeight)$/;
const COLOURS = /^(bg|color|border\w*Color|outlineColor)$/;

const LENGTH =
  /^(0|auto|none|normal|1fr|(min|max|fit)-content|(calc|min|max|clamp|var)\(.*\)|-?[\d.]+(px|rem|em|ch|%|d?v[hw]))$/;
const COLOUR = /^(transparent|currentcolor|inherit|white|(rgb|color-mix|var)\(.*\))$/;

/** Whether a browser understands the value. One that names a token without existing is ignored silently. */
function isKnown(prop: string, value: string): boolean {
  if (JSON.stringify(system.css({ [prop]: value } as unknown as SystemStyleObject)).includes('var(--'))
    return true;
  return (LENGTHS.test(prop) ? LENGTH : COLOUR).test(value);
}

/** The style props of a source, with each of their values written as text. */
function* valuesOf(source: string): Generator<[prop: string, value: string]> {
  for (const [, prop = '', text, code = ''] of source.matchAll(ATTRIBUTE)) {
    if (!LENGTHS.test(prop) && !COLOURS.test(prop)) continue;
    const values = text === undefined ? [...code.matchAll(VALUE)].map(([, value = '']) => value) : [text];
    for (const value of values) yield [prop, value];
  }
}

test('a value that is neither a token nor CSS is recognised', () => {
  const found = [
    ...valuesOf(`<Box w="31" p="4" color={tone === 'due' ? 'fg' : 'ink'} minW={{ base: '0', md: '99' }}>`),
  ];
  expect(found).toHaveLength(6);
  expect(found.filter(([prop, value]) => !isKnown(prop, value))).toEqual([
    ['w', '31'],
    ['color', 'ink'],
    ['minW', '99'],
  ]);
});

test('every length and colour of a component is a token or CSS', () => {
  const files = globSync('**/*.tsx', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.tsx'));
  const wrong = files.flatMap((file) =>
    [...valuesOf(readFileSync(join(SOURCES, file), 'utf8'))]
      .filter(([prop, value]) => !isKnown(prop, value))
      .map(([prop, value]) => `${file}: ${prop}="${value}"`),
  );
  expect(wrong).toEqual([]);
});
