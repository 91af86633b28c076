import { formatMessage } from '@galla/domain';
import { VStack } from '@chakra-ui/react/stack';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { SessionsQuery } from '../../__generated__/SessionsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { useReload } from '../../app/router/useReasked.ts';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmployeePins } from '../EmployeePins/EmployeePins.tsx';
import { SessionList } from './SessionList.tsx';

/** The user's devices, and the PINs of the employees. */
export default function Sessions({ queryRef }: ScreenProps<SessionsQuery>) {
  const { viewer } = usePreloadedQuery<SessionsQuery>(
    graphql`
      query SessionsQuery @preloadable {
        viewer {
          sessions {
            ...SessionList_sessions
          }
          maySeePeople: viewerCan(menu: EMPLOYEES, flag: VIEW)
          mayMakePins: viewerCan(menu: EMPLOYEES, flag: EDIT)
        }
      }
    `,
    queryRef,
  );
  const { reload, isReloading } = useReload();
  const refresh = (): void => void reload();
  return (
    <>
      <PageHeader title={formatMessage('session.sessionsTitle')} />
      <PageContent>
        <VStack align="stretch" gap="8" maxW="reading">
          {viewer?.sessions == null ? (
            <ErrorBand title={formatMessage('session.sessionsFailed')} busy={isReloading} onRetry={refresh} />
          ) : (
            <SessionList sessions={viewer.sessions} onEnded={refresh} />
          )}
          {viewer?.maySeePeople === true && viewer.mayMakePins && <EmployeePins />}
        </VStack>
      </PageContent>
    </>
  );
}
