import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPower, sortName } from './lensSort.ts';
import { powerCode } from './powerCode.ts';
import { MATRIX_STEPS, MAX_MATRIX_CELLS, readMatrixRange, type MatrixEntries } from './range.ts';
import { readCellStock } from './readCell.ts';

const range = (from: string, to: string, step: 25 | 50 | 100 = 25) => ({ from, to, step });

test('rows and columns go from one end to the other by the step', () => {
  const { powers } = readMatrixRange({ sph: range('-0.5', '+.25'), cyl: range('0', '-100', 50) });
  expect(powers).toEqual({ sph: [-50, -25, 0, 25], cyl: [0, -50, -100] });
});

const end = (most: number) => fc.integer({ min: -most, max: most }).map((n) => String(n / 4));

test('a range has its beginning, its steps, and no more cells than a screen can hold', () => {
  const step = fc.constantFrom(...MATRIX_STEPS);
  const entries: fc.Arbitrary<MatrixEntries> = fc.record({
    sph: fc.record({ from: end(120), to: end(120), step }),
    cyl: fc.record({ from: end(40), to: end(40), step }),
  });
  fc.assert(
    fc.property(entries, (asked) => {
      const { powers, problems } = readMatrixRange(asked);
      const sides = [asked.sph, asked.cyl].map(
        ({ from, to, step: by }) => Math.floor(Math.abs(Number(to) - Number(from)) / (by / 100)) + 1,
      );
      const cells = (sides[0] ?? 0) * (sides[1] ?? 0);
      expect(problems === undefined).toBe(cells <= MAX_MATRIX_CELLS);
      if (!powers) return;
      expect([powers.sph.length, powers.cyl.length]).toEqual(sides);
      expect(powers.sph[0]).toBe(Number(asked.sph.from) * 100);
      const last = powers.sph.at(-1) ?? 0;
      expect(Math.abs(last - Number(asked.sph.to) * 100)).toBeLessThan(asked.sph.step);
    }),
  );
});

test('what is wrong with a range is told at its end', () => {
  const { problems } = readMatrixRange({ sph: range('99', ''), cyl: range('0', '-0.3') });
  expect(problems?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'sph.from: SPH must be between -30.00 and +30.00.',
    'sph.to: Please input SPH!',
    'cyl.to: CYL goes in steps of 0.25.',
  ]);
});

const HARD = { coating: 'Hard coat', index: '1.56' };

test('variants that differ in nothing but their power are one lens, however it is typed', () => {
  const variants = [
    { id: 1, ...HARD, power: '-2.00' },
    { id: 2, coating: 'hard coat ', index: '1.56', power: '-2/-.75' },
    { id: 3, coating: 'Anti-glare', index: '1.56', power: '-2.00' },
    { id: 4, ...HARD, power: '-1.00 to -3.00' },
    { id: 5, ...HARD, power: '-2' },
  ];
  const { powers, others } = byPower(variants, HARD);
  expect([...powers].map(([text, rows]) => [text, rows.map(({ id }) => id)])).toEqual([
    ['-2.00', [1, 5]],
    ['-2.00 / -0.75', [2]],
  ]);
  expect(others.map(({ id }) => id)).toEqual([4]);
  expect(sortName(HARD)).toBe('Hard coat · 1.56');
});

const sphere = (sph: number) => ({ sph, cyl: null, axis: null, add: null });

test.each([
  ['LSV-1-M200-HC', 'LSV-1-P125CM075-HC'],
  ['LSV-1', 'LSV-1-P125CM075'],
  ['LSV-1-P125CM075', 'LSV-1-P125CM075'],
])('the code of a new power after %s is %s', (after, code) => {
  expect(powerCode(after, { ...sphere(125), cyl: -75 }, new Set())).toBe(code);
});

test('a code is always free and never too long', () => {
  const taken = new Set<string>();
  for (const sku of ['x'.repeat(64), 'x'.repeat(64), 'A', 'A', 'A']) {
    const code = powerCode(sku, sphere(-200), taken);
    expect([taken.has(code), code.length <= 64]).toEqual([false, true]);
    taken.add(code);
  }
  expect(taken).toContain('A-M200-3');
});

test.each([
  ['4', 4000],
  [' 0 ', 0],
  ['', undefined],
])('a cell takes %j', (typed, stock) => {
  expect(readCellStock('cells.0', typed)).toBe(stock);
});

test.each(['-1', 'x', '1.5', '1.2345', '1e3', '100000000000000'])('a cell refuses %j', (typed) => {
  expect(readCellStock('cells.0', typed)).toMatchObject({
    field: 'cells.0',
    message: 'Whole numbers only, zero or more.',
  });
});
