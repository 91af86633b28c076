import { formatMessage } from '@galla/domain';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';

/** In place of a part that did not come: the specification's message, and Retry. */
export function NotLoaded({ detail = formatMessage('faults.loadFailed') }: { detail?: string }) {
  return <ReloadBand answered title={formatMessage('dashboard.loadFailed', { detail })} />;
}
