import { expect, test } from 'vitest';
import Type from 'typebox';
import { Flag, Ids, Nullable } from './schemas.ts';
import { convertTexts } from './convert.ts';

const schema = Type.Object({
  limit: Type.Optional(Type.Integer()),
  ratio: Type.Optional(Type.Number()),
  flag: Type.Optional(Flag),
  open: Type.Optional(Type.Boolean()),
  maybe: Type.Optional(Nullable(Type.Integer())),
  text: Type.Optional(Type.String()),
  kind: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('2')])),
  ids: Type.Optional(Ids),
});

test.each([
  [{ limit: '10' }, { limit: 10 }],
  [{ limit: '-3' }, { limit: -3 }],
  [{ ratio: '2.5' }, { ratio: 2.5 }],
  [{ flag: '1' }, { flag: 1 }],
  [{ maybe: '7' }, { maybe: 7 }],
  [{ open: 'true' }, { open: true }],
  [{ open: 'false' }, { open: false }],
])('%j is read as %j', (input, value) => {
  expect(convertTexts(schema, input)).toEqual(value);
});

test.each([
  { limit: '' },
  { limit: '0x10' },
  { limit: '1e3' },
  { limit: '007' },
  { limit: ' 1' },
  { limit: '99999999999999999999' },
  { limit: ['1', '2'] },
  { open: '1' },
  { text: '123' },
  { kind: '1' },
  { ids: '1' },
  { unknown: '1' },
])('%j stays as it is', (input) => {
  expect(convertTexts(schema, input)).toEqual(input);
});

test('what is no object stays too', () => {
  for (const input of [null, undefined, 'x']) expect(convertTexts(schema, input)).toBe(input);
});
