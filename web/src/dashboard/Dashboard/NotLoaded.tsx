import { formatMessage } from '@galla/domain';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';

/** Shown instead of a part that failed to load: the specification's message, and Retry. */
export function NotLoaded({ detail = formatMessage('faults.loadFailed') }: { detail?: string }) {
  return <ReloadBand answered title={formatMessage('dashboard.loadFailed', { detail })} />;
}
