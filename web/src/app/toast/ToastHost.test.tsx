import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { toast } from './toast.ts';
import { ToastHost } from './ToastHost.tsx';

const texts = (): string[] =>
  [...document.querySelectorAll('[data-part=title]')].map((node) => node.textContent);

test('shows what was said before it was there, and the same words once', async () => {
  toast.failed('Login failed!');
  renderUi(<ToastHost />);
  expect(await screen.findByText('Login failed!')).toBeDefined();
  act(() => toast.failed('Login failed!'));
  act(() => toast.done('Saved'));
  await screen.findByText('Saved');
  expect(texts().toSorted()).toEqual(['Login failed!', 'Saved']);
});

test('a new one never waits behind failures that nobody closed', async () => {
  renderUi(<ToastHost />);
  act(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => toast.failed(text)));
  await screen.findByText('Four');
  act(() => toast.done('Saved'));
  expect(await screen.findByText('Saved')).toBeDefined();
});

test('is cleared when what failed has worked', async () => {
  renderUi(<ToastHost />);
  act(() => toast.failed('Failed to create invoice'));
  await screen.findByText('Failed to create invoice');
  act(() => toast.clear());
  await waitFor(() => expect(texts()).toEqual([]));
});
