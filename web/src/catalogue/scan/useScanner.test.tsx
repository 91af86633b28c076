import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScanner } from './useScanner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let clock = 0;

/** A keystroke as a browser sends it: unless prevented, it changes the field. */
function press(target: HTMLElement, key: string, after: number): boolean {
  clock += after;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  let typed = false;
  act(() => {
    typed = target.dispatchEvent(event);
  });
  if (typed && key.length === 1 && target instanceof HTMLInputElement) {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        target,
        target.value + key,
      );
      target.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  return typed;
}

const scan = (target: HTMLElement, code: string): boolean => {
  press(target, code[0] ?? '', 1000);
  for (const key of code.slice(1)) press(target, key, 8);
  return press(target, 'Enter', 8);
};

function Screen({ onCode, onEnter }: { onCode: (code: string) => void; onEnter: () => void }) {
  const [quantity, setQuantity] = useState('2');
  const [search, setSearch] = useState('');
  useScanner(onCode);
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter();
      }}
    >
      <input aria-label="Quantity" value={quantity} onChange={(event) => setQuantity(event.target.value)} />
      <input
        aria-label="Search"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <button type="button">Create</button>
    </div>
  );
}

function open() {
  const onCode = vi.fn<(code: string) => void>();
  const onEnter = vi.fn<() => void>();
  render(<Screen onCode={onCode} onEnter={onEnter} />);
  return { onCode, onEnter };
}

const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity');
const search = () => screen.getByLabelText<HTMLInputElement>('Search');

test('a code scanned into a quantity box is handed on, and the quantity stays', () => {
  const { onCode, onEnter } = open();
  expect(scan(quantity(), '8901234567894')).toBe(false);
  expect(onCode.mock.calls).toEqual([['8901234567894']]);
  expect(quantity().value).toBe('2');
  expect(onEnter).not.toHaveBeenCalled();
});

test('a code scanned while a button has the focus presses nothing', () => {
  const { onCode, onEnter } = open();
  expect(scan(screen.getByRole('button'), 'DUP-014')).toBe(false);
  expect(onCode.mock.calls).toEqual([['DUP-014']]);
  expect(onEnter).not.toHaveBeenCalled();
});

test('a code scanned into the search leaves what was searched for', () => {
  const { onCode } = open();
  for (const key of 'kota') press(search(), key, 120);
  scan(search(), '8901234567894');
  expect(onCode.mock.calls).toEqual([['8901234567894']]);
  expect(search().value).toBe('kota');
});

test('a person types as ever, and Enter is theirs', () => {
  const { onCode, onEnter } = open();
  for (const key of '50') press(quantity(), key, 150);
  expect(press(quantity(), 'Enter', 150)).toBe(true);
  expect(quantity().value).toBe('250');
  expect(onCode).not.toHaveBeenCalled();
  expect(onEnter).toHaveBeenCalledTimes(1);
});

test('quick keys that no Enter follows were a person’s after all', () => {
  const { onCode } = open();
  press(quantity(), '5', 1000);
  for (const key of '000') press(quantity(), key, 8);
  expect(quantity().value).toBe('2');
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(quantity().value).toBe('25000');
  expect(onCode).not.toHaveBeenCalled();
});

test('keys with Ctrl are no part of a code, and two codes are two', () => {
  const { onCode } = open();
  const copy = new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, cancelable: true });
  expect(quantity().dispatchEvent(copy)).toBe(true);
  scan(quantity(), 'DUP-014');
  scan(quantity(), 'SAR-117');
  expect(onCode.mock.calls).toEqual([['DUP-014'], ['SAR-117']]);
});
