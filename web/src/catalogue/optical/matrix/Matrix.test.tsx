import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../../testing/answer.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { graphProduct, graphVariant, openSheet } from '../testing.tsx';

/** Mocks the device's store. */
const kept = new Map<string, unknown>();
vi.mock(import('../../../local/drafts.ts'), () => ({
  readDraft: async (name) => (kept.has(name) ? { value: kept.get(name) } : undefined),
  writeDraft: async (name, value) => void kept.set(name, value),
  deleteDraft: async (name) => void kept.delete(name),
}));
beforeEach(() => {
  kept.clear();
  document.cookie = 'galla-lens-stock=; max-age=0; path=/';
});

const SAVE = 'useSaveStockMutation';
const HARD = { coating: 'Hard coat', index: null };
const LENS = [
  graphVariant(1, { ...HARD, power: '-1.00', available: '12' }),
  graphVariant(2, { ...HARD, power: '-1.00 / -0.50', available: '3' }),
  graphVariant(3, { ...HARD, power: '+1.00', available: '0' }),
  graphVariant(4, { ...HARD, power: '-9.00', available: '5' }),
  graphVariant(5, { ...HARD, power: '-1.00 to -3.00', available: '7' }),
  graphVariant(6, { coating: 'Anti-glare', index: null, power: '-1.00', available: '8' }),
];

async function open(more: object = {}, variants: readonly object[] = LENS): Promise<AtRoute> {
  document.cookie = 'galla-lens-stock=-1.25_+1.00_25_0.00_-1.00_50; path=/';
  const at = openSheet('?matrix=v1');
  await answerWith(at.environment, 'MatrixViewQuery', graphProduct(variants, more));
  await screen.findByRole('grid', { name: 'Stock by power: Hard coat' });
  return at;
}

// jsdom does not give a grid's cells the role gridcell.
const cell = (name: RegExp) => screen.getByRole('cell', { name });
const plain = (cyl: string) => new RegExp(`^SPH −1.00, CYL ${cyl}`);
const saveButton = () => screen.getByRole('button', { name: /^Save \d/ });
const totals = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .at(-1)
    ?.textContent.replace(/^Total/, '');

test('reads the stock of a lens by power, few and none marked, with its sums; what is outside is told', async () => {
  await open();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['SPH ∖ CYL', '0.00', '−0.50', '−1.00', 'Total']);
  expect(screen.getAllByRole('rowheader')).toHaveLength(11);
  expect(cell(plain('0.00')).getAttribute('aria-label')).toMatch(/, 12 in stock$/);
  expect(cell(plain('−0.50')).getAttribute('aria-label')).toMatch(/, 3 in stock, few left$/);
  expect(cell(/^SPH \+1.00, CYL 0.00/).getAttribute('aria-label')).toMatch(/, 0 in stock, none left$/);
  expect(cell(plain('−1.00')).getAttribute('aria-label')).toMatch(/, not kept$/);
  expect(totals()).toBe('123015');
  expect(
    screen.getByText(
      '1 more power is kept outside these rows and columns (5 in stock). ' +
        '1 variant has no single power: count it in the list of variants.',
    ),
  ).toBeDefined();
});

test('is filled in from the keyboard as a spreadsheet, and all of it is sent at once', async () => {
  const { user, environment } = await open();
  await user.click(cell(plain('0.00')));
  await user.keyboard('{Escape}9{Tab}4{Enter}2{Enter}{ArrowLeft}0{ArrowDown}');
  // Enter moves down and commits; so does an arrow key.
  expect(cell(/^SPH −0.75, CYL −0.50/).textContent).toBe('2');
  expect(cell(/^SPH −0.50, CYL 0.00/).textContent).toBe('0');
  expect(totals()).toBe('96015');
  await user.click(saveButton());
  const { key, ...input } = await sentInput(environment, SAVE);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  const none = { axis: null, add: null };
  expect(input).toEqual({
    variant: 'v1',
    reason: 'COUNTED',
    cells: [
      { power: { sph: '-1.00', cyl: null, ...none }, available: '9', expectedAvailable: '12' },
      { power: { sph: '-1.00', cyl: '-0.50', ...none }, available: '4', expectedAvailable: '3' },
      { power: { sph: '-0.75', cyl: '-0.50', ...none }, available: '2', expectedAvailable: null },
      { power: { sph: '-0.50', cyl: null, ...none }, available: '0', expectedAvailable: null },
    ],
  });
  const saved = [
    ...LENS.slice(2),
    graphVariant(1, { ...HARD, power: '-1.00', available: '9' }),
    graphVariant(2, { ...HARD, power: '-1.00 / -0.50', available: '4' }),
  ];
  await answerWith(environment, SAVE, {
    correctStockByPower: {
      __typename: 'CorrectStockByPowerSuccess',
      product: { id: 'p1', available: '30', variants: saved },
    },
  });
  expect(await screen.findByText('Stock saved')).toBeDefined();
  expect(cell(plain('0.00')).getAttribute('aria-label')).toMatch(/9 in stock$/);
  expect(saveButton().hasAttribute('disabled')).toBe(true);
  await waitFor(() => expect(kept.size).toBe(0));
});

test('what was typed is taken back, by Escape, by Delete, and by what is there anyway', async () => {
  const { user } = await open();
  await user.click(cell(plain('0.00')));
  await user.keyboard('{Escape}7{Escape}');
  expect(cell(plain('0.00')).textContent).toBe('12');
  await user.keyboard('7{Enter}{ArrowUp}{Delete}');
  expect(cell(plain('0.00')).textContent).toBe('12');
  await user.keyboard('12{Enter}');
  expect(saveButton().hasAttribute('disabled')).toBe(true);
});

test('what is no number is told at its cell, which gets the focus, and nothing is sent', async () => {
  const { user, environment } = await open();
  await user.click(cell(plain('0.00')));
  await user.keyboard('{Escape}1.5{Enter}');
  await user.click(saveButton());
  expect(await screen.findByText('−1.00: Whole numbers only, zero or more.')).toBeDefined();
  expect(document.activeElement).toBe(cell(plain('0.00')));
  expect(cell(plain('0.00')).getAttribute('aria-invalid')).toBe('true');
  expect(waiting(environment, SAVE)).toBe(0);
});

test('a block of a spreadsheet is pasted; what finds no place is told', async () => {
  await open();
  fireEvent.paste(cell(plain('−0.50')), {
    clipboardData: { getData: () => '1\t2\t3\r\n\t5\r\n' },
  });
  expect(cell(plain('−0.50')).textContent).toBe('1');
  expect(cell(plain('−1.00')).textContent).toBe('2');
  expect(cell(/^SPH −0.75, CYL −1.00/).textContent).toBe('5');
  expect(await screen.findByText(/1 pasted cell found no place and was left out\./)).toBeDefined();
});

test('what was sold meanwhile is told at its cell, what was typed stays, and it can be saved again', async () => {
  const { user, environment } = await open();
  await user.click(cell(plain('0.00')));
  await user.keyboard('{Escape}9{Enter}');
  await user.click(saveButton());
  const message = 'There are 11 now: it was sold or counted meanwhile.';
  await answerWith(environment, SAVE, {
    correctStockByPower: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      message: 'x',
      problems: [{ field: 'cells.0.available', message }],
    },
  });
  const now = graphVariant(1, { ...HARD, power: '-1.00', available: '11' });
  await answerWith(environment, 'MatrixViewQuery', graphProduct([now, ...LENS.slice(1)]));
  expect(await screen.findByText(`−1.00: ${message}`)).toBeDefined();
  expect(cell(plain('0.00')).textContent).toBe('9');
  await user.click(saveButton());
  expect(await sentInput(environment, SAVE)).toMatchObject({
    cells: [{ available: '9', expectedAvailable: '11' }],
  });
});

test('a failed save keeps what was typed, so does a closed tab; it asks before that is left', async () => {
  const { user, environment, place } = await open();
  await user.click(cell(plain('0.00')));
  await user.keyboard('{Escape}9{Enter}');
  await user.click(saveButton());
  await fail(environment, SAVE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Could not correct the stock.')).toBeDefined();
  expect(cell(plain('0.00')).textContent).toBe('9');
  await waitFor(() => expect([...kept.values()]).toEqual([{ '-1.00': { text: '9', seen: 12_000 } }]));
  await user.click(screen.getByRole('button', { name: 'Back to variants' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  expect(place()).toBe('/products?matrix=v1');
});

test('rows, columns and steps are chosen; what is none is told and the matrix stays', async () => {
  const { user, environment } = await open();
  await user.click(screen.getByRole('button', { name: /^Rows and columns/ }));
  const from = screen.getByRole('textbox', { name: 'SPH from' });
  await user.clear(from);
  await user.type(from, '99{Enter}');
  expect(screen.getByText('SPH must be between -30.00 and +30.00.')).toBeDefined();
  expect(screen.getAllByRole('rowheader')).toHaveLength(11);
  await user.clear(from);
  await user.type(from, '0{Tab}');
  await user.selectOptions(screen.getByLabelText('SPH step'), '0.50');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '0.00',
    '+0.50',
    '+1.00',
    'Total',
  ]);
  await user.type(screen.getByRole('textbox', { name: 'ADD' }), '2');
  await user.click(cell(/^SPH 0.00, CYL −0.50/));
  await user.keyboard('3{Enter}');
  await user.click(saveButton());
  expect(await sentInput(environment, SAVE)).toMatchObject({
    cells: [{ power: { sph: '0.00', cyl: '-0.50', axis: null, add: '+2.00' }, expectedAvailable: null }],
  });
});

test('another lens of the product is one choice away', async () => {
  const { user, place } = await open();
  await user.selectOptions(screen.getByLabelText('Which lens'), 'Anti-glare');
  expect(place()).toBe('/products?matrix=v6');
  await screen.findByRole('grid', { name: 'Stock by power: Anti-glare' });
  expect(cell(plain('0.00')).textContent).toBe('8');
});

test('who may not edit reads it, and a product that is not counted has none', async () => {
  const { user } = await open({ viewerCanEditVariants: false });
  await user.click(cell(plain('0.00')));
  await user.keyboard('9{Enter}');
  expect(cell(plain('0.00')).textContent).toBe('12');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});
