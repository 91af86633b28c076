import { formatMessage } from '@galla/domain';
import { toldOf } from '../../app/graph/toldOf.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';

interface Props {
  failure: Error;
  /** Undefined if the screen's own query failed. */
  onRetry: (() => void) | undefined;
  /** Whether there are customers below. */
  shows: boolean;
}

/** Shown above the customers known on this device when the server could not be reached. */
export function SearchFailed({ failure, onRetry, shows }: Props) {
  const { message, ...logged } = toldOf(failure);
  const keeps = [message, shows && formatMessage('customers.fromDevice')].filter(Boolean).join(' ');
  const said = {
    title: formatMessage('customers.loadFailed'),
    ...logged,
    ...(keeps !== '' && { kept: keeps }),
  };
  return onRetry ? <ErrorBand {...said} onRetry={onRetry} /> : <ReloadBand {...said} />;
}
