import { formatMessage } from '@galla/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { GraphFailure } from '../app/graph/failure.ts';
import { Boundary } from './Boundary.tsx';
import { ErrorBand } from './ErrorBand.tsx';

interface Props {
  /** The specification's message when it can't be loaded. */
  title?: string;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** Gets a number that grows with every Retry: the `fetchKey` of its query. */
  children: (attempt: number) => ReactNode;
}

/** A part of a screen that loads, waits and fails by itself; the rest of the screen stays. */
export function Part({ title, skeleton, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary
      key={attempt}
      renderFailed={(error) => (
        <ErrorBand
          title={
            title ?? (error instanceof GraphFailure ? error.message : formatMessage('faults.loadFailed'))
          }
          onRetry={() => setAttempt(attempt + 1)}
          {...(error instanceof GraphFailure && { requestId: error.requestId })}
        />
      )}
    >
      <Suspense fallback={skeleton}>{children(attempt)}</Suspense>
    </Boundary>
  );
}
