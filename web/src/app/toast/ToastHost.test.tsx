import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { toast } from './toast.ts';
import { ToastHost } from './ToastHost.tsx';

const texts = (): string[] =>
  [...document.querySelectorAll('[data-part=title]')].map((node) => node.textContent);

/** Toasts must not leak into the next test. */
afterEach(async () => {
  renderUi(<ToastHost />);
  act(() => toast.clear());
  await waitFor(() => {
    if (texts().length > 0) throw new Error('It is still there');
  });
});

test('shows what was said before it was there, and the same words once', async () => {
  toast.error('Login failed!');
  renderUi(<ToastHost />);
  expect(await screen.findByText('Login failed!')).toBeDefined();
  act(() => toast.error('Login failed!'));
  act(() => toast.success('Saved'));
  await screen.findByText('Saved');
  expect(texts().toSorted()).toEqual(['Login failed!', 'Saved']);
});

test('a new one never waits behind failures that nobody closed', async () => {
  renderUi(<ToastHost />);
  act(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => toast.error(text)));
  await screen.findByText('Four');
  act(() => toast.success('Saved'));
  expect(await screen.findByText('Saved')).toBeDefined();
});

test('failures go when they are settled, all else stays', async () => {
  renderUi(<ToastHost />);
  act(() => toast.error('Failed to create invoice'));
  act(() => toast.undoable('GST is 5 %', 'Undo', () => undefined));
  await screen.findByText('GST is 5 %');
  act(() => toast.settle());
  await waitFor(() => expect(texts()).toEqual(['GST is 5 %']));
});

test('what was taken back goes by its words', async () => {
  renderUi(<ToastHost />);
  act(() => toast.undoable('Plank removed', 'Undo', () => undefined));
  act(() => toast.undoable('Core removed', 'Undo', () => undefined));
  await screen.findByText('Core removed');
  act(() => toast.drop('Plank removed'));
  await waitFor(() => expect(texts()).toEqual(['Core removed']));
});

/** Shows a toast without a timeout. */
const stay = (text: string): void => toast.offered(text, 'Open', () => undefined);

test('a failure that leads to another screen is still told there', async () => {
  renderUi(<ToastHost />);
  act(() => toast.errorElsewhere('Please log in to continue.'));
  await screen.findByText('Please log in to continue.');
  act(() => toast.settle());
  act(() => stay('Saved'));
  await screen.findByText('Saved');
  expect(texts()).toContain('Please log in to continue.');
  act(() => toast.settle());
  await waitFor(() => expect(texts()).toEqual(['Saved']));
});

test('where a customer looks on, there is one at a time: the newest', async () => {
  const { rerender } = renderUi(<ToastHost />);
  act(() => toast.error('One'));
  act(() => toast.error('Two'));
  await screen.findByText('Two');
  rerender(<ToastHost alone />);
  await waitFor(() => expect(texts()).toEqual(['Two']));
  act(() => stay('Three'));
  await waitFor(() => expect(texts()).toEqual(['Three']));
});

test('is cleared when what failed has worked', async () => {
  renderUi(<ToastHost />);
  act(() => toast.error('Failed to create invoice'));
  await screen.findByText('Failed to create invoice');
  act(() => toast.clear());
  await waitFor(() => expect(texts()).toEqual([]));
});
