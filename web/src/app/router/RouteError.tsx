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

/** Shown in place of a screen that failed to load: the error and Retry. The menu and header stay. */
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
  // Navigates instead of revalidating: only a new location clears the error.
  const goAgain = (): void => void navigate(pathname + search, { replace: true, state: carried });
  // The network may have returned before the failure is rendered; then no event follows.
  useAskHere(goAgain, failure !== undefined && isPassing(failure.code));
  // The redirect to the login is in progress.
  if (failure?.code === 'UNAUTHENTICATED') return null;
  return (
    <>
      <PageHeader title={title} />
      <PageContent>
        <ErrorBand
          title={message ?? formatMessage(codeAway ? 'faults.unreachable' : 'faults.internal')}
          busy={state !== 'idle'}
          // The router caches a failed import; only a page reload fetches the code again.
          onRetry={() => (codeAway ? void reloadIfAnswered() : goAgain())}
          {...(waits && { kept: formatMessage('faults.opensAgain') })}
          {...logged}
        />
      </PageContent>
    </>
  );
}
