import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FORM_LENS, openPowers } from './testing.tsx';

const grid = () => within(screen.getByRole('grid'));
// jsdom does not give a grid's cells the role gridcell.
const cell = (name: RegExp) => grid().getByRole('cell', { name });
const PLAIN = /^SPH −1.00, CYL 0.00/;
const TORIC = /^SPH −1.00, CYL −0.50/;
const chosen = (name: RegExp): string | null => cell(name).getAttribute('aria-label');
const add = () => screen.getByRole('button', { name: /Add to cart/ });

test('a lens in many powers is shown by sphere and cylinder, with what is left', async () => {
  await openPowers();
  expect(
    grid()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['SPH ∖ CYL', '0.00', '−0.50']);
  expect(grid().getAllByRole('rowheader')).toHaveLength(6);
  expect(chosen(PLAIN)).toBe('SPH −1.00, CYL 0.00, 4 left');
  expect(chosen(/^SPH −0.25, CYL −0.50/)).toBe('SPH −0.25, CYL −0.50, not sold');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('a press takes one, another press one more, within the stock; the chosen stand below', async () => {
  const { user, onChosen } = await openPowers();
  await user.click(add());
  expect(screen.getByRole('alert').textContent).toBe('Please add a quantity to at least one variant');
  for (let press = 0; press < 3; press += 1) await user.click(cell(TORIC));
  expect(chosen(TORIC)).toBe('SPH −1.00, CYL −0.50, 2 left, 2 chosen');
  expect(screen.getByRole('status').textContent).toBe(
    'SPH −1.00, CYL −0.50: Only 2 items available in stock',
  );
  await user.click(within(screen.getByRole('listitem')).getByRole('button', { name: /^One less|^Less/ }));
  await user.click(add());
  const [, choices] = onChosen.mock.calls[0] ?? [];
  expect(choices?.filter(({ quantity }) => quantity > 0)).toMatchObject([
    { variant: { traits: '-1.00 / -0.50 · Hard coat' }, quantity: 1000 },
  ]);
  expect(choices).toHaveLength(FORM_LENS.length);
});

test('what is not sold or out of stock is told and not taken', async () => {
  const { user } = await openPowers();
  const none = cell(/^SPH −1.50, CYL 0.00, none left/);
  expect(none.getAttribute('aria-disabled')).toBe('true');
  await user.click(none);
  expect(screen.getByRole('status').textContent).toBe('SPH −1.50, CYL 0.00: none left');
  await user.click(cell(/^SPH −0.25, CYL −0.50/));
  expect(screen.getByRole('status').textContent).toBe('SPH −0.25, CYL −0.50: not sold');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('arrows walk, Enter takes, plus and minus change how many, one tab stop', async () => {
  const { user } = await openPowers();
  cell(/^SPH −1.50, CYL 0.00/).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}+');
  expect(document.activeElement).toBe(cell(TORIC));
  expect(chosen(TORIC)).toMatch(/2 chosen$/);
  await user.keyboard('-');
  expect(chosen(TORIC)).toMatch(/1 chosen$/);
  await user.keyboard('{Delete}{Home}');
  expect(chosen(TORIC)).toMatch(/2 left$/);
  expect(document.activeElement).toBe(cell(PLAIN));
  expect(
    grid()
      .getAllByRole('cell')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([cell(PLAIN)]);
});

test.each([
  ['-1.00 -0.50', TORIC],
  ['-100', PLAIN],
  ['L-1', /^SPH −1.50, CYL 0.00/],
])('typing %j leads to its cell', async (value, name) => {
  const { user } = await openPowers();
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value } });
  expect(cell(name).tabIndex).toBe(0);
  expect(cell(name).hasAttribute('data-meant')).toBe(true);
  field.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell(name));
});

test('Enter takes the power that was typed, only that one, and the next can be typed', async () => {
  const { user } = await openPowers();
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(field, '-1 -.5{Enter}');
  expect(chosen(TORIC)).toMatch(/1 chosen$/);
  expect(field.value).toBe('');
  await user.type(field, '-7{Enter}');
  expect(screen.getByRole('status').textContent).toBe('There is no such power.');
  expect(document.querySelector('[data-meant]')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('the eyes of the prescription are marked and offered', async () => {
  const power = { sph: -100, cyl: -50, axis: 90, add: null };
  const { user } = await openPowers({ eyes: [{ side: 'right', power, text: '-1.00 / -0.50 x 90' }] });
  expect(chosen(TORIC)).toBe('SPH −1.00, CYL −0.50, 2 left, Right eye');
  expect(cell(TORIC).tabIndex).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Right: −1.00 / −0.50 x 90' }));
  expect(chosen(TORIC)).toBe('SPH −1.00, CYL −0.50, 2 left, 1 chosen, Right eye');
});

test('another coating has a grid of its own, in the same power, and what was chosen stays', async () => {
  const { user } = await openPowers();
  await user.click(cell(PLAIN));
  await user.selectOptions(screen.getByLabelText('Which lens'), 'Anti-glare');
  expect(screen.getByRole('grid', { name: 'Powers: Anti-glare' })).toBeDefined();
  expect(cell(PLAIN).tabIndex).toBe(0);
  expect(chosen(PLAIN)).toBe('SPH −1.00, CYL 0.00, 9 left');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a product with few powers is a list as before', async () => {
  await openPowers({ variants: FORM_LENS.slice(0, 10) });
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});

test('a lens that nobody counts has no figure and no end', async () => {
  const { user } = await openPowers({ tracked: false });
  const none = /^SPH −1.50, CYL 0.00/;
  expect(chosen(none)).toBe('SPH −1.50, CYL 0.00');
  await user.click(cell(none));
  expect(chosen(none)).toBe('SPH −1.50, CYL 0.00, 1 chosen');
});
