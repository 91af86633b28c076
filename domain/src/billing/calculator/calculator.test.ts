import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage } from '../../messages/formatMessage.ts';
import {
  amountOfCalculator,
  CLEAR_CALCULATOR,
  pressCalculator,
  shownByCalculator,
  type Calculator,
  type CalculatorPress,
} from './calculator.ts';
import { rupees } from '../../money/format.ts';
import { figureOnTape, readFigure } from './figure.ts';

const PRESSES: Record<string, CalculatorPress> = {
  '+': { key: 'operator', operator: '+' },
  '-': { key: 'operator', operator: '-' },
  '*': { key: 'operator', operator: '*' },
  '/': { key: 'operator', operator: '/' },
  '=': { key: 'equals' },
  '±': { key: 'sign' },
  '%': { key: 'percent' },
  '<': { key: 'erase' },
  C: { key: 'clear' },
};

/** Presses the keys of "12+3=" one by one. */
const pressed = (keys: string, from: Calculator = CLEAR_CALCULATOR): Calculator =>
  Array.from(keys).reduce(
    (now, key) => pressCalculator(now, PRESSES[key] ?? { key: 'digit', digit: key }),
    from,
  );
const tapeOf = ({ tape }: Calculator): string =>
  tape.map(({ sign, figure }) => `${sign}${figureOnTape(figure)}`).join(' ');

test.each([
  ['12', '12'],
  ['007', '7'],
  ['1.5.2', '1.52'],
  ['.5', '0.5'],
  ['12+', '12'],
  ['12+3', '3'],
  ['12+3=', '15'],
  // Left to right, without precedence; a second operator replaces the first.
  ['2+3*4=', '20'],
  ['2+*4=', '8'],
  // An operator continues with the result; a digit starts a new sum.
  ['12+3=*2=', '30'],
  ['12+3=7', '7'],
  ['7=', '7'],
  ['=', ''],
  ['+', ''],
  ['12+=', '12'],
  ['12C', ''],
  ['12+3C5=', '5'],
  ['12<', '1'],
  ['12+3=<', '15'],
  // ± changes the sign of the entry, % converts it to a percentage of the stored operand.
  ['5±', '-5'],
  ['5±±', '5'],
  ['20-5±=', '25'],
  ['250+10%', '25'],
  ['250+10%=', '275'],
  ['250-10%=', '225'],
  ['10%', '0.1'],
  ['12+3=±', '-15'],
  ['12+±', '12'],
  // Exact decimals instead of floats: 0.1 + 0.2; at most 15 digits (spec 2 §9).
  ['.1+.2=', '0.3'],
  ['1/3=', '0.333333333333333'],
  ['2/3=', '0.666666666666667'],
  ['123456789012345678', '123456789012345'],
  ['100000*100000=', '10,00,00,00,000'],
])('%s shows %j', (keys, shown) => {
  expect(shownByCalculator(pressed(keys))).toBe(shown);
});

test('the tape runs with every figure and result, until C', () => {
  expect(tapeOf(pressed('120+80*3=50-10%='))).toBe('120 +80 *3 =600 50 -5 =45');
  expect(tapeOf(pressed('1+1=C'))).toBe('');
});

test.each([
  ['5/0=', 'quickBill.dividedByZero'],
  ['999999999999999*999999999999999=', 'quickBill.tooLarge'],
] as const)('%s says why not, and what is typed stays', (keys, message) => {
  const after = pressed(keys);
  expect(after.problem).toBe(formatMessage(message));
  expect(amountOfCalculator(after).problem).toBe(formatMessage(message));
  expect(pressed('<', after).problem).toBeUndefined();
});

test.each([
  ['', undefined],
  ['12.50', 1250],
  // Calculated as if equals were pressed.
  ['120+80', 20_000],
  ['120+', 12_000],
  ['120*3=', 36_000],
  // Calculated figures are rounded half-up to the paisa.
  ['100/3=', 3333],
  ['100/8', 1250],
  ['.01/2=', 1],
])('%j comes to %j paise', (keys, amount) => {
  expect(amountOfCalculator(pressed(keys))).toEqual(amount === undefined ? {} : { amount });
});

const type = (text: string, from = CLEAR_CALCULATOR) => pressCalculator(from, { key: 'type', text });

test('an amount may be typed or pasted as anywhere; what is none is told', () => {
  expect(amountOfCalculator(type('1,250.50'))).toEqual({ amount: 125_050 });
  expect(amountOfCalculator(type('12.345'))).toEqual({ problem: formatMessage('billing.rupeesDecimals') });
  const wrong = pressed('+', type('ten'));
  expect([wrong.entry, wrong.problem]).toEqual(['ten', formatMessage('billing.rupeesInvalid')]);
  expect(pressed('+', type('1,50')).problem).toBe(formatMessage('billing.rupeesInvalid'));
});

test('whole paise are calculated exactly', () => {
  const paise = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(paise, paise, fc.integer({ min: 1, max: 999 }), (one, other, times) => {
      const keys = `${rupees(one)}+${rupees(other)}*${times}-${rupees(other)}=`;
      expect(amountOfCalculator(pressed(keys))).toEqual({ amount: (one + other) * times - other });
    }),
  );
});

test('what is shown is read back as the same figure', () => {
  const units = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
  fc.assert(
    fc.property(units, fc.nat(15), (digits, places) => {
      const figure = digits * 10n ** BigInt(15 - places);
      const shown = figureOnTape(figure);
      // With zeros after the decimal point it can have more digits than can be typed.
      fc.pre(shown.replaceAll(/\D/g, '').length <= 15);
      expect(readFigure(shown)).toBe(figure);
    }),
  );
});

test('whatever is pressed, there is a calculator', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.+-*/=±%<C')), maxLength: 60 }),
      (keys) => {
        const after = pressed(keys);
        const { amount, problem } = amountOfCalculator(after);
        expect(amount === undefined || problem === undefined).toBe(true);
        expect(shownByCalculator(after).length).toBeLessThan(40);
      },
    ),
  );
});
