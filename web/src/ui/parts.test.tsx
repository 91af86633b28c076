import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi, renderAt } from '../testing/render.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Facts } from './Facts.tsx';
import { ListRow } from './ListRow.tsx';
import { MoneyText } from './MoneyText.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SumFigure } from './SumFigure.tsx';
import { SummaryStrip } from './SummaryStrip.tsx';
import { HeaderToolsContext } from './headerTools.ts';
import { PageHeader } from './PageHeader.tsx';
import { StatusTag } from './StatusTag.tsx';
import { Kbd } from './Kbd.tsx';
import { setWidth } from '../testing/setWidth.ts';
import { DetailDrawer } from './DetailDrawer.tsx';

const pairs = (): (string | null)[][] =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);

test('facts are terms with their values', () => {
  renderUi(
    <Facts
      facts={[
        { label: 'Bills so far', value: 14 },
        { label: 'Last visit', value: 'Today' },
      ]}
    />,
  );
  expect(pairs()).toEqual([
    ['Bills so far', '14'],
    ['Last visit', 'Today'],
  ]);
});

test('a strip of figures is terms too, each with its small fact', () => {
  renderUi(<SummaryStrip figures={[{ label: 'Billed', fact: '9 bills', figure: '93' }]} />);
  expect(pairs()).toEqual([['Billed · 9 bills', '93']]);
});

test('the sum is announced when it changes', () => {
  const { rerender } = renderUi(<SumFigure label="Total" amount={100} />);
  rerender(<SumFigure label="Total" amount={740450} />);
  expect(screen.getByText('₹7,404.50').closest('[aria-live=polite]')).not.toBeNull();
});

test('a row of a list is one button', async () => {
  const onChoose = vi.fn<() => void>();
  const { user } = renderUi(
    <ListRow title="Priya" second="00413" figure={<MoneyText amount={100} />} current onChoose={onChoose} />,
  );
  const row = screen.getByRole('button', { name: /Priya.*00413/ });
  expect(row.getAttribute('aria-current')).toBe('true');
  await user.click(within(row).getByText('Priya'));
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('an empty place says what it is for and offers the first step', () => {
  renderUi(
    <EmptyState title="No products yet" explained="Enter what you sell once.">
      <button type="button">Add product</button>
    </EmptyState>,
  );
  expect(screen.getByText('Enter what you sell once.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add product' })).toBeDefined();
});

test('rows to come are told once, not row by row', () => {
  renderUi(<SkeletonRows rows={20} pictures />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

const tools = {
  start: <button type="button">Menu</button>,
  offline: <output>Offline</output>,
  end: <button type="button">Profile</button>,
};

const header = (back?: string) => (
  <HeaderToolsContext value={tools}>
    <PageHeader
      title="New invoice"
      {...(back !== undefined && { back })}
      actions={<button type="button">Clear</button>}
    />
  </HeaderToolsContext>
);

test('the page header: has the title as the heading, the actions, and the tools of the shell', async () => {
  renderAt('/', [{ path: '/', element: header() }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'New invoice' })).toBeDefined();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Menu',
    'Clear',
    'Profile',
  ]);
});

test('the page header: goes back where there is a back; the menu button makes room for it', async () => {
  const { user, place } = renderAt('/', [
    { path: '/', element: header('/Billing') },
    { path: '/Billing', element: <p>Billing</p> },
  ]);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.getByText('Offline')).toBeDefined();
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(place()).toBe('/Billing');
});

test.each([
  ['UNPAID', 100, 'Unpaid', 0],
  ['PARTIAL', 75, 'Partial', 1],
  ['PAID', 0, 'Paid', 1],
  ['CANCELED', 100, 'Canceled', 1],
] as const)('a status tag: %s has its word, and its coin', (status, pending, word, marks) => {
  const { container } = renderUi(<StatusTag status={status} total={100} pending={pending} />);
  expect(screen.getByText(word)).toBeDefined();
  expect(container.querySelectorAll('svg path')).toHaveLength(marks);
});

test('a status tag: a small share still shows in the coin, and a large one does not look full', () => {
  const { container } = renderUi(
    <>
      <StatusTag status="PARTIAL" total={100000} pending={99999} />
      <StatusTag status="PARTIAL" total={100000} pending={1} />
    </>,
  );
  const [small, large] = container.querySelectorAll('svg path');
  expect(small?.getAttribute('d')).toContain('0 0 1');
  expect(large?.getAttribute('d')).toContain('0 1 1');
  expect(container.querySelectorAll('circle[fill=currentColor]')).toHaveLength(0);
});

const hiddenInFields = (container: HTMLElement): boolean =>
  container.querySelector('kbd')?.hasAttribute('data-typed') ?? true;

test.each([
  [['?'], true],
  [['Shift', 'ArrowDown'], true],
  [['Ctrl', 'K'], false],
  [['F2'], false],
])('key caps: the caps of %s go while a field has the focus: %s', (keys, hidden) => {
  expect(hiddenInFields(renderUi(<Kbd keys={keys} />).container)).toBe(hidden);
});

test('key caps: caps that are all a button shows stay', () => {
  expect(hiddenInFields(renderUi(<Kbd keys={['?']} stays />).container)).toBe(false);
});

const drawer = (onClose: () => void) => (
  <>
    <button type="button">A bill behind it</button>
    <DetailDrawer title="26-27/A/00413" second="Invoice" open onClose={onClose}>
      Five items
    </DetailDrawer>
  </>
);

test('the drawer: leaves the list alive on a desktop; Escape closes it', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderUi(drawer(onClose));
  expect(screen.getByRole('complementary', { name: '26-27/A/00413' }).textContent).toContain('Five items');
  await user.click(screen.getByRole('button', { name: 'A bill behind it' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the drawer: is a sheet on a phone', async () => {
  setWidth(360);
  const onClose = vi.fn<() => void>();
  const { user } = renderUi(drawer(onClose));
  expect((await screen.findByRole('dialog')).textContent).toContain('26-27/A/00413');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
