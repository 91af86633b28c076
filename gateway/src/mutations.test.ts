import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { buildGraph } from './schema.ts';

/** Verbs for records. */
const RECORDS = ['create', 'update', 'delete'];

/** Verbs of the trade for everything else; a new one must be a word that staff at a counter would use. */
const TRADE = [
  'assign',
  'cancel',
  'close',
  'confirm',
  'convert',
  'correct',
  'erase',
  'export',
  'finish',
  'freeze',
  'hand',
  'invoice',
  'mark',
  'match',
  'merge',
  'move',
  'open',
  'pay',
  'rebuild',
  'receive',
  'record',
  'refund',
  'renew',
  'reopen',
  'reorder',
  'reset',
  'restore',
  'return',
  'revoke',
  'run',
  'sell',
  'set',
  'share',
  'split',
  'stop',
  'transfer',
  'trash',
  'undo',
  'upgrade',
];

/** Sign-in, sessions and PINs, which write no record that a repetition would duplicate; and a query. */
const WITHOUT_KEY = [
  'approveLimits',
  'changePin',
  'confirmPin',
  'endOtherSessions',
  'endSession',
  'exchangeHandover',
  'login',
  'logout',
  'registerMessaging',
  // Queries the payment service; a second call finds the result of the first.
  'verifySubscriptionPayment',
];

const fields = Object.values(buildGraph().getMutationType()?.getFields() ?? {});
const namesOf = (some: typeof fields) => some.map(({ name }) => name).toSorted();
const verbOf = ({ name }: GraphQLField<unknown, unknown>) => name.replace(/[A-Z].*/, '');

function keyOf({ args }: GraphQLField<unknown, unknown>): string | undefined {
  const input = args[0] && getNamedType(args[0].type);
  return isInputObjectType(input) ? input.getFields()['key']?.type.toString() : undefined;
}

function successOf({ type }: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const named = getNamedType(type);
  const arms = isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : [];
  return arms.find(({ name }) => name.endsWith('Success'));
}

test('every mutation takes one input at most', () => {
  expect(namesOf(fields.filter(({ args }) => args.length > 1))).toEqual([]);
  expect(namesOf(fields.filter(({ args }) => args.some(({ name }) => name !== 'input')))).toEqual([]);
});

test('every write of a record carries an IdempotencyKey', () => {
  expect(namesOf(fields.filter((field) => keyOf(field) !== 'IdempotencyKey!'))).toEqual(WITHOUT_KEY);
});

test('every write begins with a verb of records or of the trade', () => {
  const verbs = [...RECORDS, ...TRADE];
  const others = fields.filter((field) => keyOf(field) !== undefined && !verbs.includes(verbOf(field)));
  expect(namesOf(others)).toEqual([]);
  const used = new Set(fields.map(verbOf));
  expect(TRADE.filter((verb) => !used.has(verb))).toEqual([]);
});

test('what deletes answers the global ids of what is gone', () => {
  const deleting = fields.filter((field) => verbOf(field) === 'delete');
  expect(deleting.length).toBeGreaterThan(0);
  const silent = deleting.filter((field) => {
    const answered = successOf(field)?.getFields() ?? {};
    const types = [answered['deletedId']?.type, answered['deletedIds']?.type].map(String);
    return !types.includes('ID!') && !types.includes('[ID!]!');
  });
  expect(namesOf(silent)).toEqual([]);
});
