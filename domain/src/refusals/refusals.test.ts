import { expect, test } from 'vitest';
import { problem } from './problem.ts';
import { refuse, refuseProblems } from './refuse.ts';
import { REFUSALS, isRefusalCode } from './refusals.ts';

test('a refusal has its text, filled in, and its status', () => {
  expect(refuse('STOCK_SHORT', { n: 3 })).toEqual({
    code: 'STOCK_SHORT',
    status: 409,
    message: 'Only 3 items available in stock',
    params: { n: 3 },
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
  const short = problem('lines.0.quantity', 'STOCK_SHORT', 'billing.stockShort', { n: '2' });
  expect(refuseProblems([undefined, short])).toEqual({
    code: 'STOCK_SHORT',
    status: 409,
    message: 'Only 2 items available in stock',
    params: { n: '2' },
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
