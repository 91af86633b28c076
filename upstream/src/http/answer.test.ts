import Type from 'typebox';
import { expect, test } from 'vitest';
import { AnswerMismatch, answerCheck } from './answer.ts';
import { Nullable } from './schemas.ts';

const check = answerCheck(
  Type.Object({
    data: Type.Array(
      Type.Object({ name: Type.String(), shop: Nullable(Type.Object({ id: Type.Integer() })) }),
    ),
    extra: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
);

test('an answer of the promised shape passes', () => {
  expect(() =>
    check({
      data: [
        { name: 'a', shop: null },
        { name: 'b', shop: { id: 1 } },
      ],
      extra: { any: 'x' },
    }),
  ).not.toThrow();
});

test.each([
  ['a missing field', { data: [{ name: 'a' }] }],
  ['a field of another type', { data: [{ name: 1, shop: null }] }],
  ['a field too many at the top', { data: [], pin_hash: 'x' }],
  ['a field too many below', { data: [{ name: 'a', shop: null, pin_hash: 'x' }] }],
  ['a field too many in an alternative', { data: [{ name: 'a', shop: { id: 1, secret: 'x' } }] }],
])('%s is a fault of ours', (_, answer) => {
  expect(() => check(answer)).toThrow(AnswerMismatch);
});
