import { expect, test } from 'vitest';
import { presets, rangeProblems, rangeText, rangeToast } from './range.ts';

const TODAY = '2026-11-20';
const text = (from: string, to: string): string => rangeText({ from, to }, TODAY);

test.each([
  ['', '', 'All days'],
  ['2026-11-20', '2026-11-20', 'Today'],
  ['2026-11-19', '2026-11-19', '19 Nov'],
  ['2026-11-18', '2026-11-20', '18 – 20 Nov'],
  ['2026-10-28', '2026-11-03', '28 Oct – 3 Nov'],
  ['2025-12-30', '2026-01-02', '30 Dec 2025 – 2 Jan'],
  ['2025-11-18', '2025-11-20', '18 – 20 Nov 2025'],
  ['2026-11-18', '', 'From 18 Nov'],
  ['', '2025-11-18', 'Until 18 Nov 2025'],
  ['2026-02-30', 'x', 'All days'],
])('the button says of %s to %s: %s', (from, to, said) => {
  expect(text(from, to)).toBe(said);
});

test.each([
  ['2026-11-20', '2026-11-19', { to: 'End date cannot be before start date' }],
  ['2026-11-20', '2026-11-20', {}],
  ['2026-11-20', '', {}],
  ['2026-11-21', '', { from: 'Choose 20 Nov 2026 or an earlier day' }],
  ['20/13/2026', '2026-11-19', { from: 'This date does not exist. Check day, month and year.' }],
  ['2026-11-01', '31/11', { to: 'This date does not exist. Check day, month and year.' }],
])('%s to %s: %o', (from, to, problems) => {
  expect(rangeProblems({ from, to }, TODAY)).toEqual(problems);
});

test('the confirmation names both ends, or says that there is none', () => {
  expect(rangeToast({ from: '2026-11-18', to: '2026-11-20' })).toBe(
    'Date filter set: 18 Nov 2026 to 20 Nov 2026.',
  );
  expect(rangeToast({ from: '', to: '2026-11-20' })).toBe('Date filter set: … to 20 Nov 2026.');
  expect(rangeToast({ from: '', to: '' })).toBe('Date filter cleared.');
});

test('the usual ranges end today', () => {
  expect(presets(TODAY)).toEqual([
    { label: 'Today', range: { from: '2026-11-20', to: '2026-11-20' } },
    { label: 'Yesterday', range: { from: '2026-11-19', to: '2026-11-19' } },
    { label: 'Last 7 days', range: { from: '2026-11-14', to: '2026-11-20' } },
    { label: 'This month', range: { from: '2026-11-01', to: '2026-11-20' } },
    { label: 'Last month', range: { from: '2026-10-01', to: '2026-10-31' } },
    { label: 'Financial year', range: { from: '2026-04-01', to: '2026-11-20' } },
  ]);
});

test('before April the financial year is that of the year before, and last month can be in it', () => {
  const ranges = presets('2027-03-01').map(({ range }) => range);
  expect(ranges.at(-1)).toEqual({ from: '2026-04-01', to: '2027-03-01' });
  expect(ranges.at(-2)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
});
