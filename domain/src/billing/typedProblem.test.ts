import { expect, test } from 'vitest';
import { parseRupees } from '../money/parse.ts';
import { parsePercent } from '../percent/percent.ts';
import { parseQuantity } from '../quantity/quantity.ts';
import { percentProblem, quantityProblem, rupeesProblem } from './typedProblem.ts';

test.each([
  ['10.555', 'Use at most two decimals, like 10.50'],
  ['₹12.345', 'Use at most two decimals, like 10.50'],
  ['1000000000000', 'The amount is too large'],
  ['1,50', 'Enter an amount in rupees, like 10.50'],
  ['ten', 'Enter an amount in rupees, like 10.50'],
  ['9'.repeat(100), 'Enter an amount in rupees, like 10.50'],
])('rupees: %j is answered by %j', (text, said) => {
  expect(parseRupees(text)).toBeUndefined();
  expect(rupeesProblem(text)).toBe(said);
});

test.each([
  ['150', 'A discount cannot be more than 100 %'],
  ['100.5', 'A discount cannot be more than 100 %'],
  ['10.555', 'Use at most two decimals, like 12.5'],
  ['half', 'Enter a percentage from 0 to 100'],
  ['-5', 'Enter a percentage from 0 to 100'],
])('per cent: %j is answered by %j', (text, said) => {
  expect(parsePercent(text)).toBeUndefined();
  expect(percentProblem(text)).toBe(said);
});

test.each([
  ['1234567890', 'The quantity is too large'],
  ['1.2345', 'Use at most three decimals, like 2.125'],
  ['0', 'Enter a quantity above zero'],
  ['-1', 'Enter a quantity above zero'],
  ['two', 'Enter a quantity above zero'],
])('quantity: %j is answered by %j', (text, said) => {
  expect(parseQuantity(text)).toBeUndefined();
  expect(quantityProblem(text)).toBe(said);
});
