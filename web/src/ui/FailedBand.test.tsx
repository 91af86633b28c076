import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../app/graph/failure.ts';
import { renderUi } from '../testing/render.tsx';
import { FailedBand } from './FailedBand.tsx';

const down = new GraphFailure('UPSTREAM_UNAVAILABLE', 'Service is not reachable.', 'r1');
const textOf = (error: unknown, title?: string): string => {
  renderUi(<FailedBand {...{ error, title }} attempt={3} onRetry={() => undefined} />);
  return screen.getByRole('alert').textContent;
};

test('the sentence of the screen, why it failed and the number of the error', () => {
  expect(textOf(down, 'Failed to load data.')).toMatch(
    /^Failed to load data\.Service is not reachable\.Error number r1/,
  );
});

test('without a sentence of the screen, why it failed says it once', () => {
  expect(textOf(down)).toMatch(/^Service is not reachable\.Error number r1/);
});

test('what is no answer of the service is told without a number', () => {
  expect(textOf(new Error('boom'), 'Failed to load data.')).toMatch(/^Failed to load data\.Retry/);
});
