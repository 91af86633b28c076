import { say } from '@galla/domain';
import { useRevalidator } from 'react-router-dom';
import { GraphFailure } from '../../app/graph/failure.ts';
import { ErrorBand } from '../../ui/ErrorBand.tsx';

/** In place of a list that could not be loaded (spec 3 §8). */
export function Failed({ error }: { error?: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorBand
      title={say('notifications.loadFailed')}
      {...(error instanceof GraphFailure && { kept: error.message })}
      busy={state !== 'idle'}
      onRetry={() => void revalidate()}
    />
  );
}
