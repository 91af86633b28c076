import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../app/graph/failure.ts';
import { renderUi } from '../testing/render.tsx';
import { Part } from './Part.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fails until the given attempt. */
function Figures({ attempt, comesAt }: { attempt: number; comesAt: number }) {
  if (attempt < comesAt) throw new GraphFailure('UPSTREAM_UNAVAILABLE', 'Service is not reachable.', 'r1');
  return <p>The figures</p>;
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const shown = () => screen.queryByText('The figures');

test('what could not be loaded comes by itself once the service answers, and the rest of the query is told', async () => {
  const onRetry = vi.fn<(attempt: number) => void>();
  renderUi(
    <Part skeleton="…" onRetry={onRetry}>
      {(attempt) => <Figures attempt={attempt} comesAt={2} />}
    </Part>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Service is not reachable.');
  await pass(6);
  expect(shown()).toBeNull();
  await pass(12);
  expect(shown()).not.toBeNull();
  expect(onRetry.mock.calls).toEqual([[1], [2]]);
});

test('what is forbidden is not asked for again', async () => {
  const draw = vi.fn<() => never>(() => {
    throw new GraphFailure('FORBIDDEN', 'You may not see this.', 'r1');
  });
  const Forbidden = (): never => draw();
  renderUi(<Part skeleton="…">{() => <Forbidden />}</Part>);
  const { length } = draw.mock.calls;
  for (const seconds of [6, 12, 24]) await pass(seconds);
  expect(draw.mock.calls).toHaveLength(length);
});

test('after three tries it waits for the person', async () => {
  renderUi(<Part skeleton="…">{(attempt) => <Figures attempt={attempt} comesAt={4} />}</Part>);
  for (const seconds of [6, 12, 24, 600]) await pass(seconds);
  expect(shown()).toBeNull();
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(shown()).not.toBeNull();
});
