import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import { Navigate } from 'react-router-dom';
import type { Home_viewer$key } from '../../__generated__/Home_viewer.graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { navParts } from './nav/navParts.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

interface Props {
  viewer: Home_viewer$key;
}

/** `/`: redirects to the first screen of the user's menu. A user without any screen is told whom to ask. */
export function Home({ viewer }: Props) {
  const data = useFragment(
    graphql`
      fragment Home_viewer on Viewer {
        ...navParts_viewer
      }
    `,
    viewer,
  );
  const first = navParts(data)[0]?.items[0];
  if (first !== undefined) {
    return (
      <>
        <ScreenSkeleton title={first.label} />
        <Navigate to={first.path} replace />
      </>
    );
  }
  return (
    <>
      <PageHeader title={formatMessage('shell.product')} />
      <PageContent>
        <EmptyState
          title={formatMessage('rights.noScreens')}
          explained={formatMessage('rights.noScreensExplained')}
        />
      </PageContent>
    </>
  );
}
