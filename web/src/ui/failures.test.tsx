import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { DialogFrame } from './dialog/DialogFrame.tsx';
import { ErrorBand } from './ErrorBand.tsx';
import { GraphFailure } from '../app/graph/failure.ts';
import { FailedBand } from './FailedBand.tsx';

test('the band: is announced, says what was kept, and tries again by button and key', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderUi(
    <ErrorBand title="Failed to load data" kept="Your filters are kept." onRetry={onRetry} />,
  );
  const band = screen.getByRole('alert');
  expect(band.textContent).toContain('Failed to load data');
  expect(band.textContent).toContain('Your filters are kept.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.keyboard('r');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('the band: the key tries again what failed in the open dialog, and not what it covers', async () => {
  const covered = vi.fn<() => void>();
  const onRetry = vi.fn<() => void>();
  const { user } = renderUi(
    <>
      <ErrorBand title="Failed to load data" onRetry={covered} />
      <DialogFrame title="Alter" closable onClose={() => undefined}>
        <ErrorBand title="Failed to load stages." onRetry={onRetry} />
      </DialogFrame>
    </>,
  );
  await screen.findByText('Failed to load stages.');
  await user.keyboard('r');
  expect(onRetry).toHaveBeenCalledOnce();
  expect(covered).not.toHaveBeenCalled();
});

test('the band: gives the number under which the server knows the failure', () => {
  renderUi(<ErrorBand title="Something went wrong" requestId="abc-1" />);
  expect(screen.getByText('Error number abc-1')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the band: tries again by itself once the network is back and the server answers', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const onRetry = vi.fn<() => void>();
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const ask = vi.fn<() => Promise<Response>>(() => answer);
  vi.stubGlobal('fetch', ask);
  renderUi(<ErrorBand title="Service is not reachable. Try again." onRetry={onRetry} />);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(onRetry).not.toHaveBeenCalled();
  resolve(new Response('ok'));
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
});

const down = new GraphFailure('UPSTREAM_UNAVAILABLE', 'Service is not reachable.', 'r1');
const textOf = (error: unknown, title?: string): string => {
  renderUi(<FailedBand {...{ error, title }} attempt={3} onRetry={() => undefined} />);
  return screen.getByRole('alert').textContent;
};

test('a failure: the sentence of the screen, why it failed and the number of the error', () => {
  expect(textOf(down, 'Failed to load data.')).toMatch(
    /^Failed to load data\.Service is not reachable\.Error number r1/,
  );
});

test('a failure: without a sentence of the screen, why it failed says it once', () => {
  expect(textOf(down)).toMatch(/^Service is not reachable\.Error number r1/);
});

test('a failure: what is no answer of the service is told without a number', () => {
  expect(textOf(new Error('boom'), 'Failed to load data.')).toMatch(/^Failed to load data\.Retry/);
});
