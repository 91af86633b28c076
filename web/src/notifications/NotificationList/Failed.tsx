import { say } from '@galla/domain';
import { GraphFailure } from '../../app/graph/failure.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';

/** In place of a list that could not be loaded (spec 3 §8). */
export function Failed({ error }: { error?: unknown }) {
  return (
    <ReloadBand
      title={say('notifications.loadFailed')}
      {...(error instanceof GraphFailure && { kept: error.message })}
    />
  );
}
