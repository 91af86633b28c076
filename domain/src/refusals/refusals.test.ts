import { expect, test } from 'vitest';
import { figuresOf, problem } from './problem.ts';
import { refuse, refuseProblems } from './refuse.ts';
import { REFUSALS, isRefusalCode } from './refusals.ts';
import { FIELD_REFUSALS } from './fieldRefusals.ts';
import { ruleCode } from './ruleCode.ts';
import { RULES } from './rules.ts';

test('a refusal has its text, filled in, and its status', () => {
  expect(refuse('STOCK_SHORT', { available: 3 })).toEqual({
    code: 'STOCK_SHORT',
    status: 409,
    message: 'Only 3 items available in stock',
    params: { available: 3 },
  });
  expect(refuse('PERMISSION_DENIED')).toEqual({
    code: 'PERMISSION_DENIED',
    status: 403,
    message: "You don't have access. Ask the owner.",
  });
});

test('with problems the first one speaks', () => {
  const problems = [
    problem('name', 'INVALID_INPUT', 'customers.nameMissing'),
    problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken'),
  ];
  expect(refuse('INVALID_INPUT', undefined, problems)).toMatchObject({
    message: 'Please enter customer name',
    problems,
  });
  expect(refuse('INVALID_INPUT', undefined, [])).toEqual(refuse('INVALID_INPUT'));
});

test('problems become the refusal of the first, and none become none', () => {
  const short = problem('lines.0.quantity', 'STOCK_SHORT', 'billing.stockShort', { available: '2' });
  expect(refuseProblems([undefined, short])).toEqual({
    code: 'STOCK_SHORT',
    status: 409,
    message: 'Only 2 items available in stock',
    params: { available: '2' },
    problems: [short],
  });
  expect(refuseProblems([undefined, undefined])).toBeUndefined();
  expect(refuseProblems([])).toBeUndefined();
});

test('every refusal is a client or server error', () => {
  for (const { status } of Object.values(REFUSALS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});

test('only own codes are codes', () => {
  expect(isRefusalCode('STOCK_SHORT')).toBe(true);
  for (const code of ['stock_short', 'toString', '', 1, null, undefined])
    expect(isRefusalCode(code)).toBe(false);
});

test('a rule is known by its text, and told with its values as data', () => {
  const [long, short] = [
    problem('name', 'INVALID_INPUT', 'hierarchy.nameTooLong', { max: 40 }),
    problem('lines.0.quantity', 'STOCK_SHORT', 'billing.stockShort', { available: '1,200.5' }),
  ];
  expect([long.rule, short.rule]).toEqual(['HIERARCHY_NAME_TOO_LONG', undefined]);
  expect(figuresOf(long.params)).toEqual({ max: '40' });
  expect(figuresOf(short.params)).toEqual({ available: '1200.5' });
  expect(figuresOf({ name: 'Rao, Meera', from: '10:30' })).toEqual({ name: 'Rao, Meera', from: '10:30' });
  expect(ruleCode('faults.cursor')).toBe('CURSOR');
});

test('every rule has a code of its own, and every refusal at a field is one', () => {
  const codes = [...RULES.map(ruleCode), ...FIELD_REFUSALS];
  expect(new Set(codes).size).toBe(codes.length);
});
