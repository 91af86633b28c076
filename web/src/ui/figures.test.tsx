import { screen, waitFor, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { MoneyText } from './MoneyText.tsx';
import { useState } from 'react';
import { MoneyInput } from './MoneyInput.tsx';
import { hasFocus } from '../testing/hasFocus.ts';
import { setWidth } from '../testing/setWidth.ts';
import { MoneyColumn } from './MoneyColumn.tsx';
import type { Discount } from '@galla/domain';
import { userEvent } from '@testing-library/user-event';
import { DiscountField } from './DiscountField.tsx';
import { LengthSlider } from './LengthSlider.tsx';

test('an amount: says the amount as one word and shows both paise digits', () => {
  const { container } = renderUi(<MoneyText amount={740450} />);
  expect(screen.getByText('₹7,404.50')).toBeDefined();
  expect(container.textContent).toBe('₹7,404.50₹7,404.50');
});

test('an amount: puts the minus before the rupee sign', () => {
  const { container } = renderUi(<MoneyText amount={-25000} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('− ₹250.00');
});

test('an amount: shows a dash where nothing is owed, and the zero where zero is the figure', () => {
  const owed = renderUi(<MoneyText amount={0} dashAtZero />);
  expect(owed.container.textContent).toContain('–');
  owed.unmount();
  const figure = renderUi(<MoneyText amount={0} shape="figure" />);
  expect(figure.container.textContent).toContain('0.00');
});

function Advance({ onChange }: { onChange: (amount: number | undefined) => void }) {
  const [amount, setAmount] = useState<number | undefined>(200000);
  return (
    <MoneyInput
      aria-label="Advance"
      value={amount}
      onValue={(next) => {
        setAmount(next);
        onChange(next);
      }}
    />
  );
}

test('the field of an amount: selects all on focus, so that typing replaces the amount, and shows paise when left', async () => {
  const onChange = vi.fn<(amount: number | undefined) => void>();
  const { user } = renderUi(<Advance onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Advance' });
  expect(field.value).toBe('2,000.00');
  await user.click(field);
  await user.keyboard('1234.5');
  expect(field.value).toBe('1234.5');
  expect(onChange).toHaveBeenLastCalledWith(123450);
  await user.tab();
  expect(field.value).toBe('1,234.50');
});

test('the field of an amount: who asks is told of text that is no amount, which then stays until it is corrected', async () => {
  const unreadable = vi.fn<(is: boolean, text: string) => void>();
  const { user } = renderUi(
    <MoneyInput aria-label="Advance" value={2200} onValue={() => undefined} onUnreadable={unreadable} />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Advance' });
  await user.click(field);
  await user.keyboard('1o');
  expect(unreadable).toHaveBeenLastCalledWith(true, '1o');
  await user.tab();
  expect(field.value).toBe('1o');
  await user.click(field);
  await user.keyboard('10');
  expect(unreadable).toHaveBeenLastCalledWith(false, '10');
  await user.tab();
  expect(field.value).toBe('22.00');
});

test('the field of an amount: tells that what is typed is no amount, and keeps it as typed', async () => {
  const onChange = vi.fn<(amount: number | undefined) => void>();
  const { user } = renderUi(<Advance onChange={onChange} />);
  await user.click(screen.getByRole('textbox', { name: 'Advance' }));
  await user.keyboard('12x');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Advance' }).value).toBe('12x');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

function Cart() {
  const [open, setOpen] = useState(false);
  return (
    <MoneyColumn
      title="Cart"
      width="cart"
      figure="₹7,404.50"
      openLabel="Open cart"
      open={open}
      onOpen={setOpen}
      foot={<button type="button">Create invoice</button>}
    >
      Five items
    </MoneyColumn>
  );
}

test('the column of the total: stands beside the content of a desktop', () => {
  renderUi(<Cart />);
  expect(screen.getByRole('complementary', { name: 'Cart' }).textContent).toContain('Five items');
  expect(screen.queryByText('Open cart')).toBeNull();
});

test.each([360, 768])(
  'the column of the total: is a bar with the figure at %i px, and opens as a sheet',
  async (width) => {
    setWidth(width);
    const { user } = renderUi(<Cart />);
    expect(screen.getByText('₹7,404.50')).toBeDefined();
    expect(screen.queryByText('Five items')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open cart' }));
    const sheet = await screen.findByRole('dialog', { name: 'Cart' });
    expect(sheet.textContent).toContain('Create invoice');
    await hasFocus(sheet);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

const onUnreadable = vi.fn<(problem: string | undefined) => void>();

function Field() {
  const [value, setValue] = useState<Discount | null>(null);
  return (
    <>
      <DiscountField value={value} onValue={setValue} onUnreadable={onUnreadable} error={undefined} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount' });
const value = () => JSON.parse(screen.getByRole('status').textContent) as Discount | null;
const percent = () => screen.getByRole<HTMLInputElement>('radio', { name: /per cent/i });

test('the discount: a sign of per cent behind the figures chooses the unit', async () => {
  const user = userEvent.setup();
  renderUi(<Field />);
  await user.type(field(), '6%');
  expect(value()).toEqual({ kind: 'PERCENT', value: 600 });
  expect(percent().checked).toBe(true);
  expect(field().value).toBe('6');
  expect(onUnreadable).toHaveBeenLastCalledWith(undefined);
});

test('the discount: what is no per cent is told as such', async () => {
  const user = userEvent.setup();
  renderUi(<Field />);
  await user.type(field(), '120%');
  expect(value()).toBeNull();
  expect(onUnreadable).toHaveBeenLastCalledWith(expect.stringMatching(/100/));
});

test('the discount: without the sign figures are rupees', async () => {
  const user = userEvent.setup();
  renderUi(<Field />);
  await user.type(field(), '6.50');
  expect(value()).toEqual({ kind: 'AMOUNT', value: 650 });
});

function Margin() {
  const [value, setValue] = useState(20);
  return (
    <LengthSlider
      label="Margin"
      value={value}
      limits={{ min: 0, max: 100 }}
      disabled={false}
      onValue={setValue}
    />
  );
}

function renderMargin() {
  renderUi(<Margin />);
  const thumb = screen.getByRole('slider', { hidden: true });
  const line = thumb.closest<HTMLElement>('[data-part=control]');
  if (!line) throw new Error('The slider has no line');
  line.getBoundingClientRect = () => new DOMRect(0, 0, 100, 44);
  return { thumb, line, value: () => thumb.getAttribute('aria-valuenow') };
}

const at = (clientX: number) => ({ pointerType: 'touch', button: 0, clientX, clientY: 20 });

test('a slider: a touch that the browser takes for scrolling changes nothing', () => {
  const { line, value } = renderMargin();
  fireEvent.pointerDown(line, at(80));
  fireEvent.pointerMove(document, at(80));
  fireEvent.pointerCancel(line, at(80));
  expect(value()).toBe('20');
});

test('a slider: once it was pressed it follows a touch, and a scroll puts it back', async () => {
  const { line, thumb, value } = renderMargin();
  fireEvent.pointerDown(line, at(80));
  fireEvent.pointerUp(line, at(80));
  expect(value()).toBe('20');
  await waitFor(() => expect(document.activeElement).toBe(thumb));
  fireEvent.pointerDown(line, at(80));
  fireEvent.pointerUp(line, at(80));
  await waitFor(() => expect(value()).toBe('80'));
  fireEvent.pointerDown(line, at(40));
  fireEvent.pointerCancel(line, at(40));
  await waitFor(() => expect(value()).toBe('80'));
});

test('a slider: the keyboard moves it at once', async () => {
  const { thumb, value } = renderMargin();
  fireEvent.focus(thumb);
  fireEvent.keyDown(thumb, { key: 'ArrowRight' });
  await waitFor(() => expect(value()).toBe('21'));
});
