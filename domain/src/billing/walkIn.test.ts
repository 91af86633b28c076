import { expect, test } from 'vitest';
import { checkWalkIn, needsBuyer } from './walkIn.ts';

const bill = { type: 'INVOICE', pending: 0, taxable: 49_999_99, buyer: undefined } as const;
const fields = (change: Partial<Parameters<typeof checkWalkIn>[0]>) =>
  checkWalkIn({ ...bill, ...change }).flatMap((problem) => problem?.field ?? []);

test('a walk-in takes an invoice and pays it in full', () => {
  expect(fields({})).toEqual([]);
  expect(fields({ pending: 1 })).toEqual(['advance']);
  expect(fields({ type: 'ORDER' })).toEqual(['customer']);
  expect(fields({ type: 'PROPOSAL' })).toEqual(['customer']);
});

test('from ₹50,000.00 of taxable value the buyer is named', () => {
  expect(needsBuyer(49_999_99)).toBe(false);
  expect(fields({ taxable: 50_000_00 })).toEqual(['buyer.name', 'buyer.address', 'buyer.stateCode']);
  const buyer = { name: 'Meera Shah', address: '4, Ring Road', stateCode: '24' };
  expect(fields({ taxable: 50_000_00, buyer })).toEqual([]);
  expect(fields({ taxable: 50_000_00, buyer: { ...buyer, stateCode: '00' } })).toEqual(['buyer.stateCode']);
  // A buyer who is named must be named completely.
  expect(fields({ buyer: { ...buyer, address: ' ' } })).toEqual(['buyer.address']);
});
