import { formatMessage } from '@galla/domain';
import { GraphFailure, isPassing } from '../app/graph/failure.ts';
import { useAskAgain } from '../app/network/useAskAgain.ts';
import { ErrorBand } from './ErrorBand.tsx';

interface Props {
  error: unknown;
  /** The specification's message; without one, what the server said. */
  title?: string | undefined;
  /** How often it was tried again. */
  attempt: number;
  onRetry: () => void;
}

/** In place of what failed by itself: it asks again, a few times by itself, then by the person. */
export function FailedBand({ error, title, attempt, onRetry }: Props) {
  const failure = error instanceof GraphFailure ? error : undefined;
  useAskAgain(onRetry, attempt, failure === undefined || isPassing(failure.code));
  const heading = title ?? failure?.message ?? formatMessage('faults.loadFailed');
  return (
    <ErrorBand
      title={heading}
      onRetry={onRetry}
      {...(failure && { requestId: failure.requestId })}
      {...(failure && heading !== failure.message && { kept: failure.message })}
    />
  );
}
