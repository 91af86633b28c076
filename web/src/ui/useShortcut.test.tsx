import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writePreference } from '../app/preference.ts';
import { renderUi } from '../testing/render.tsx';
import { useShownShortcuts } from './shortcuts.ts';
import { useShortcut } from './useShortcut.ts';

function Screen({
  letter,
  fKey,
  enabled = true,
}: {
  letter: () => void;
  fKey: () => void;
  enabled?: boolean;
}) {
  useShortcut('n', letter, { enabled, says: 'Next bill' });
  useShortcut('F2', fKey);
  useShortcut('Ctrl+Enter', fKey, { says: 'Create invoice' });
  const shown = useShownShortcuts();
  return (
    <>
      <input aria-label="Field" />
      <output>{shown.map(({ shortcut, says }) => `${shortcut}: ${says}`).join(', ')}</output>
    </>
  );
}

const letter = vi.fn<() => void>();
const fKey = vi.fn<() => void>();

beforeEach(() => {
  letter.mockClear();
  fKey.mockClear();
  writePreference('letter-keys', undefined);
});

test('a letter works outside fields only, an F key everywhere', async () => {
  const { user } = renderUi(<Screen letter={letter} fKey={fKey} />);
  await user.keyboard('n');
  expect(letter).toHaveBeenCalledTimes(1);
  await user.click(screen.getByLabelText('Field'));
  await user.keyboard('n{F2}{Control>}{Enter}{/Control}');
  expect(letter).toHaveBeenCalledTimes(1);
  expect(fKey).toHaveBeenCalledTimes(2);
});

test('letters can be switched off (WCAG 2.1.4)', async () => {
  writePreference('letter-keys', 'off');
  const { user } = renderUi(<Screen letter={letter} fKey={fKey} />);
  await user.keyboard('n{F2}');
  expect(letter).not.toHaveBeenCalled();
  expect(fKey).toHaveBeenCalledTimes(1);
});

test('rests while a dialog is open', async () => {
  const { user } = renderUi(
    <>
      <Screen letter={letter} fKey={fKey} />
      <dialog open data-state="open" />
    </>,
  );
  await user.keyboard('n{F2}');
  expect(letter).not.toHaveBeenCalled();
  expect(fKey).not.toHaveBeenCalled();
});

test('stands on the sheet of keys as long as it works', () => {
  const { rerender } = renderUi(<Screen letter={letter} fKey={fKey} />);
  expect(screen.getByRole('status').textContent).toBe('n: Next bill, Ctrl+Enter: Create invoice');
  rerender(<Screen letter={letter} fKey={fKey} enabled={false} />);
  expect(screen.getByRole('status').textContent).toBe('Ctrl+Enter: Create invoice');
});

function Help({ act }: { act: () => void }) {
  useShortcut('?', act);
  return (
    <>
      <input type="search" aria-label="Search" />
      <input inputMode="decimal" aria-label="Amount" />
      <input aria-label="Note" />
    </>
  );
}

test('? works in an empty search and in a figure, where it is printed; in words it is typed', async () => {
  const act = vi.fn<() => void>();
  const { user } = renderUi(<Help act={act} />);
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('?');
  await user.click(screen.getByLabelText('Amount'));
  await user.keyboard('?');
  expect(act).toHaveBeenCalledTimes(2);
  await user.type(screen.getByLabelText('Search'), 'tea?');
  await user.type(screen.getByLabelText('Note'), 'why?');
  expect(act).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('why?');
});
