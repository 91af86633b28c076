import { Suspense, useState, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { FailedBand } from './FailedBand.tsx';

interface Props {
  /** The specification's message for a failed load. */
  title?: string;
  /** Shaped like the loaded content. */
  skeleton: ReactNode;
  /** Called on every retry, for other parts that use the same query. */
  onRetry?: (attempt: number) => void;
  /** Called with the number of retries, the `fetchKey` of its query. */
  children: (attempt: number) => ReactNode;
}

/** A part of a screen that loads and fails on its own; the rest of the screen stays. */
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
