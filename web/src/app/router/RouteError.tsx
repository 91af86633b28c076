import { formatMessage } from '@galla/domain';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { GraphFailure, isPassing } from '../graph/failure.ts';
import { toldOf } from '../graph/toldOf.ts';
import { isMissingChunk } from '../network/fetchCode.ts';
import { useAskHere } from '../network/useAskHere.ts';
import { useOnline } from '../network/useOnline.ts';
import { reloadIfAnswered, useReloadOnNewVersion } from './useReloadOnNewVersion.ts';
import { useRouteHandle } from './useRouteHandle.ts';

/** In place of a screen that could not be loaded: what went wrong, and Retry. Menu and header stay. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search, state: carried } = useLocation();
  const title = formatMessage(useRouteHandle()?.title ?? 'shell.product');
  useReloadOnNewVersion(error);
  const codeAway = isMissingChunk(error);
  const waits = !useOnline() || codeAway;
  const failure = error instanceof GraphFailure ? error : undefined;
  const { message, ...logged } = toldOf(error);
  // Going to the same place, not revalidating: only a new location takes the error off the screen.
  const goAgain = (): void => void navigate(pathname + search, { replace: true, state: carried });
  // The network may be back by the time that the failure is drawn: then nobody says so any more.
  useAskHere(goAgain, failure !== undefined && isPassing(failure.code));
  // The way to the login is already being taken.
  if (failure?.code === 'UNAUTHENTICATED') return null;
  return (
    <>
      <PageHeader title={title} />
      <PageContent>
        <ErrorBand
          title={message ?? formatMessage(codeAway ? 'faults.unreachable' : 'faults.internal')}
          busy={state !== 'idle'}
          // The router keeps code that once could not be had: only a new page asks for it again.
          onRetry={() => (codeAway ? void reloadIfAnswered() : goAgain())}
          {...(waits && { kept: formatMessage('faults.opensAgain') })}
          {...logged}
        />
      </PageContent>
    </>
  );
}
