import { formatMessage } from '@galla/domain';
import { GraphFailure } from '../../app/graph/failure.ts';
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
  const known = failure instanceof GraphFailure ? failure : undefined;
  const keeps = [known?.message, shows && formatMessage('customers.fromDevice')].filter(Boolean).join(' ');
  const said = {
    title: formatMessage('customers.loadFailed'),
    ...(known && !known.unknownOutcome && { requestId: known.requestId }),
    ...(keeps !== '' && { kept: keeps }),
  };
  return onRetry ? <ErrorBand {...said} onRetry={onRetry} /> : <ReloadBand {...said} />;
}
