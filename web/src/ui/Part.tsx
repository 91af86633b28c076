import { Suspense, useState, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { FailedBand } from './FailedBand.tsx';

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
      renderFailed={(error) => <FailedBand {...{ error, title, attempt }} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>{children(attempt)}</Suspense>
    </Boundary>
  );
}
