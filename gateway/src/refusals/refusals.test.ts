import {
  FIELD_REFUSALS,
  REFUSALS,
  RULES,
  isRefusalCode,
  problem,
  refuse,
  ruleCode,
  type RefusalCode,
} from '@galla/domain';
import { type GraphQLResolveInfo, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { globalId } from '../relay/ids.ts';
import { buildGraph } from '../schema.ts';
import { armOf } from './arms.ts';
import { fieldMapper } from './mapProblemFields.ts';
import { withRefusals } from './withRefusals.ts';
import { RefusalError, isFault, refused, type Details } from './RefusalError.ts';
import { refusalCodesSdl } from './writeRefusalCodes.ts';

const ALL = [
  'InvalidInput',
  'StockShort',
  'PaymentExceedsPending',
  'ChangedMeanwhile',
  'PermissionDenied',
  'NotFound',
  'Refused',
] as const;
const PRODUCT = '018f0000-0000-7000-8000-000000000001';

const returnType = buildGraph().getMutationType()?.getFields()['createUpiAccount']?.type;

/** Runs a resolver as if it were the mutation `createUpiAccount`. */
const resolve = (run: () => Promise<unknown>, options?: Parameters<typeof withRefusals>[1]) =>
  withRefusals(run, options)({}, {}, {} as Context, { returnType } as GraphQLResolveInfo);

const errorOf = (code: RefusalCode, details?: Details) => new RefusalError(refuse(code), details);

test('the graph has the rules of the domain, each with a code of its own', () => {
  const type = buildGraph().getType('ProblemCode');
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  const codes = [...RULES.map(ruleCode), ...FIELD_REFUSALS];
  expect(values.toSorted()).toEqual(codes.toSorted());
});

test('the graph has the codes of the domain', () => {
  const type = buildGraph().getType('RefusalCode');
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(values.toSorted()).toEqual(Object.keys(REFUSALS).toSorted());
  expect(refusalCodesSdl()).toContain('"Please log in to continue."\n  UNAUTHENTICATED');
});

test.each<[RefusalCode, Details, object]>([
  [
    'STOCK_SHORT',
    { product_id: PRODUCT, available: '4' },
    { __typename: 'StockShort', product: globalId('Product', PRODUCT), variant: null, available: '4' },
  ],
  [
    'PAYMENT_EXCEEDS_PENDING',
    { pending: '250.00' },
    { __typename: 'PaymentExceedsPending', pending: '250.00' },
  ],
  ['CHANGED_MEANWHILE', { current: '99.00' }, { __typename: 'ChangedMeanwhile', current: '99.00' }],
  ['CHANGED_MEANWHILE', {}, { __typename: 'ChangedMeanwhile', current: null }],
  ['NOT_FOUND', {}, { __typename: 'NotFound', field: null }],
  ['PERMISSION_DENIED', {}, { __typename: 'PermissionDenied' }],
  ['DOCUMENT_CANCELED', {}, { __typename: 'Refused', figures: [] }],
  // Without its figures the arm could not be answered.
  ['STOCK_SHORT', {}, { __typename: 'Refused', figures: [] }],
])('%s with %j becomes its arm', (code, details, arm) => {
  expect(armOf(errorOf(code, details), ALL)).toEqual({ code, message: refuse(code).message, ...arm });
});

test('problems are told at their fields', () => {
  const problems = [problem('upiId', 'INVALID_INPUT', 'tenant.upiIdInvalid')];
  const error = new RefusalError(refuse('DISCOUNT_TOO_HIGH', undefined, problems));
  expect(armOf(error, ALL)).toMatchObject({
    __typename: 'InvalidInput',
    code: 'DISCOUNT_TOO_HIGH',
    problems: [
      { field: 'upiId', code: 'TENANT_UPI_ID_INVALID', message: 'Enter a valid UPI ID, like name@bank' },
    ],
  });
});

test('the values of a text are told as data', () => {
  const problems = [problem('discount', 'DISCOUNT_TOO_HIGH', 'billing.discountTooHigh', { max: '7,404.50' })];
  expect(armOf(new RefusalError(refuse('DISCOUNT_TOO_HIGH', undefined, problems)), ALL)).toMatchObject({
    problems: [{ code: 'DISCOUNT_TOO_HIGH', figures: [{ name: 'max', value: '7404.50' }] }],
  });
  expect(armOf(refused('TOO_MANY_KEYS', { max: 20 }), ALL)).toMatchObject({
    __typename: 'Refused',
    figures: [{ name: 'max', value: '20' }],
  });
});

const wrongId = globalId('Customer', PRODUCT);
const rightId = globalId('Product', PRODUCT);

test.each<[what: string, error: RefusalError, input: object, field: string | null]>([
  [
    'what a problem names',
    new RefusalError(refuse('NOT_FOUND', undefined, [problem('lines.2', 'NOT_FOUND', 'billing.itemGone')])),
    { customer: wrongId },
    'lines.2',
  ],
  [
    'the id that was refused',
    new RefusalError(refuse('NOT_FOUND'), { id: wrongId }),
    { customer: rightId, lines: [{ item: rightId }, { item: wrongId }] },
    'lines.1.item',
  ],
  ['the only id', refused('NOT_FOUND'), { key: PRODUCT, name: 'Soap', product: rightId }, 'product'],
  ['none of several', refused('NOT_FOUND'), { product: rightId, customer: wrongId }, null],
])('NotFound tells the field of %s', (_what, error, input, field) => {
  expect(armOf(error, ALL, input)).toMatchObject({ __typename: 'NotFound', field });
});

test('an arm that the union lacks becomes Refused', () => {
  expect(armOf(refused('NOT_FOUND'), ['PermissionDenied'])).toMatchObject({
    __typename: 'Refused',
    code: 'NOT_FOUND',
  });
});

test('what no form can mend stays an error', async () => {
  const codes = Object.keys(REFUSALS).filter(isRefusalCode);
  const errors = codes.filter((code) => armOf(errorOf(code), ALL) === undefined);
  expect(errors.filter((code) => !isFault(code)).toSorted()).toEqual([
    'PAYMENT_REQUIRED',
    'PIN_CHANGE_REQUIRED',
    'TENANT_MISMATCH',
    'TOO_MANY_REQUESTS',
    'UNAUTHENTICATED',
  ]);
  await expect(resolve(() => Promise.reject(refused('PAYMENT_REQUIRED')))).rejects.toMatchObject({
    extensions: { code: 'PAYMENT_REQUIRED' },
  });
  await expect(resolve(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake');
});

const mapError = ({ refusal }: RefusalError) => ({ own: refusal.code });

test('a mutation may know an arm of its own', async () => {
  const answer = await resolve(() => Promise.reject(refused('MOBILE_TAKEN')), { mapError });
  expect(answer).toEqual({ own: 'MOBILE_TAKEN' });
});

test('a mutation answers the arms of its own union, with problems at its own fields', async () => {
  const problems = [problem('upi_id', 'INVALID_INPUT', 'tenant.upiIdInvalid')] as const;
  const run = () => Promise.reject(new RefusalError(refuse('INVALID_INPUT', undefined, problems)));
  expect(await resolve(run, { inputField: fieldMapper({ upi_id: 'upiId' }) })).toMatchObject({
    __typename: 'InvalidInput',
    problems: [{ field: 'upiId' }],
  });
  expect(await resolve(() => Promise.reject(refused('CHANGED_MEANWHILE')))).toMatchObject({
    __typename: 'Refused',
    code: 'CHANGED_MEANWHILE',
  });
});
