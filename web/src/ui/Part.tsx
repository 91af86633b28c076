import { formatMessage } from '@galla/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { GraphFailure, type FailureCode } from '../app/graph/failure.ts';
import { useAskAgain } from '../app/network/useAskAgain.ts';
import { Boundary } from './Boundary.tsx';
import { ErrorBand } from './ErrorBand.tsx';

interface Props {
  /** The specification's message when it can't be loaded. */
  title?: string;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** It is tried again: for what is shown elsewhere from the same query. */
  onRetry?: (attempt: number) => void;
  /** Gets a number that grows with every Retry: the `fetchKey` of its query. */
  children: (attempt: number) => ReactNode;
}

/** A part of a screen that loads, waits and fails by itself; the rest of the screen stays. */
export function Part({ title, skeleton, onRetry, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    setAttempt(attempt + 1);
    onRetry?.(attempt + 1);
  };
  return (
    <Boundary
      key={attempt}
      renderFailed={(error) => <PartFailed {...{ error, title, attempt }} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>{children(attempt)}</Suspense>
    </Boundary>
  );
}

/** Failures that are of the way or of the moment; what else failed fails again. */
const PASSING: ReadonlySet<FailureCode> = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_INVALID', 'INTERNAL']);

interface FailedProps {
  error: unknown;
  title: string | undefined;
  attempt: number;
  onRetry: () => void;
}

function PartFailed({ error, title, attempt, onRetry }: FailedProps) {
  const failure = error instanceof GraphFailure ? error : undefined;
  useAskAgain(onRetry, attempt, failure === undefined || PASSING.has(failure.code));
  return (
    <ErrorBand
      title={title ?? failure?.message ?? formatMessage('faults.loadFailed')}
      onRetry={onRetry}
      {...(failure && { requestId: failure.requestId })}
    />
  );
}
