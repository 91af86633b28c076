import { expect, test } from 'vitest';
import { powersText, traitsAmong } from './traits.ts';

test.each([
  [[], ''],
  [['-1.00'], '−1.00'],
  [['-1.00', '+2.00'], '−1.00, +2.00'],
  [['+1.00', '-0.50', '0.00', '-3.00'], '−3.00 to +1.00'],
  [['plano', '-1', '+2'], '−1.00 to +2.00'],
  [['-1.00', '-2.00 to -4.00', 'any', 'x'], '−1.00, −2.00 to -4.00 +2'],
])('powers %j are told as %j', (powers, text) => {
  expect(powersText(powers)).toBe(text);
});

test('a product is what its variants are, each once; without variants what it says itself', () => {
  const variants = [
    { power: '-1.00', coating: 'Hard coat' },
    { power: '-2.00', coating: 'Anti-glare', size: '' },
    { power: '-1.00', coating: 'Hard coat', color: null },
  ];
  expect(traitsAmong({ size: 'XL' }, variants)).toEqual({
    power: '−1.00, −2.00',
    coating: 'Hard coat, Anti-glare',
    size: '',
    color: '',
  });
  expect(traitsAmong({ size: '52-18-140', color: 'Black' }, [])).toMatchObject({
    size: '52-18-140',
    color: 'Black',
  });
});
