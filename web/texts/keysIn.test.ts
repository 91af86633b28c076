import { expect, test } from 'vitest';
import { keyFinder } from './keysIn.ts';

const keysIn = keyFinder([
  'slips.title',
  'slips.kind.ITEMS',
  'slips.kind.CARDS',
  'slips.kindHint.ITEMS',
  'slips.pieces.one',
  'slips.pieces.other',
  'earnings.sums.SALE.one',
  'earnings.sums.SALE.other',
]);

const found = (code: string): string[] => [...keysIn(code, 'Screen.tsx').keys].toSorted();

test.each([
  ['a call', "formatMessage('slips.title')", ['slips.title']],
  ['a table', "const NAMES = { items: 'slips.kind.ITEMS' };", ['slips.kind.ITEMS']],
  ['a prop', 'const part = <Part label="slips.title" />;', ['slips.title']],
  ['a choice', "formatMessage(on ? 'slips.title' : 'slips.kind.CARDS')", ['slips.kind.CARDS', 'slips.title']],
  ['a count', "formatCount('slips.pieces', n)", ['slips.pieces.one', 'slips.pieces.other']],
  ['a template', '`slips.kind.${kind}`', ['slips.kind.CARDS', 'slips.kind.ITEMS']],
  ['a template with an end', '`slips.kind${hint}.ITEMS`', ['slips.kind.ITEMS', 'slips.kindHint.ITEMS']],
  ['a template of counts', '`earnings.sums.${kind}`', ['earnings.sums.SALE.one', 'earnings.sums.SALE.other']],
  ['text that is no key', "say('slips.unknown', 'slips')", []],
  ['a type', "type Kind = 'slips.title' | `slips.kind.${string}`;", []],
])('%s', (_what, code, keys) => expect(found(code)).toEqual(keys));

test('a template that may be any text of its slice is told', () => {
  expect(keysIn('formatMessage(`slips.${kind}`)', 'Screen.tsx').open).toEqual(new Set(['slips.']));
  expect(keysIn('formatMessage(`slips.kind.${kind}`)', 'Screen.tsx').open).toEqual(new Set());
});

test('what is spoken has its text', () => {
  expect(() => keysIn('formatMessage(`${slice}.title`)', 'Screen.tsx')).toThrow('Screen.tsx');
  expect(() => keysIn("formatMessage('slips.unknown')", 'Screen.tsx')).toThrow('slips.unknown');
});
