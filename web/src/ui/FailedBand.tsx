import { formatMessage } from '@galla/domain';
import { GraphFailure, isPassing } from '../app/graph/failure.ts';
import { useAskAgain } from '../app/network/useAskAgain.ts';
import { ErrorBand } from './ErrorBand.tsx';

interface Props {
  error: unknown;
  /** The specification's message; by default the server's. */
  title?: string | undefined;
  /** Number of retries. */
  attempt: number;
  onRetry: () => void;
}

/** Shown in place of a part that failed on its own: retries a few times automatically, then on Retry. */
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
