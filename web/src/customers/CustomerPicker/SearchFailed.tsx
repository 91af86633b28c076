import { formatMessage } from '@galla/domain';
import { toldOf } from '../../app/graph/toldOf.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';

interface Props {
  failure: Error;
  /** Undefined where the screen's query is what failed. */
  onRetry: (() => void) | undefined;
  /** Whether somebody is shown below. */
  shows: boolean;
}

/** Over the customers that the device knows: the server could not be asked for more. */
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
