import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, Outlet } from 'react-router-dom';
import type { ScreenOutlet_viewer$key } from '../../__generated__/ScreenOutlet_viewer.graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useRouteHandle } from '../router/useRouteHandle.ts';
import { Home } from './Home.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

interface Props {
  viewer: ScreenOutlet_viewer$key;
}

/**
 * The screen, when the person may see it. The server refuses its data all the same; this says it kindly, also
 * on a screen that is open when its right is taken away; drafts stay on the device.
 */
export function ScreenOutlet({ viewer }: Props) {
  const data = useFragment(
    graphql`
      fragment ScreenOutlet_viewer on Viewer {
        menu {
          items {
            slug
          }
        }
        ...Home_viewer
      }
    `,
    viewer,
  );
  const { menu } = data;
  const handle = useRouteHandle();
  const title = say(handle?.title ?? 'shell.product');
  const needed = handle?.right?.split(':')[0];
  const allowed = needed === undefined || menu.some(({ items }) => items.some(({ slug }) => slug === needed));
  if (handle?.isHome === true) return <Home viewer={data} />;
  if (!allowed) {
    return (
      <>
        <PageHeader title={title} />
        <PageContent>
          <EmptyState title={say('rights.notYours')} explained={say('rights.denied')}>
            <Button asChild variant="outline">
              <Link to="/">{say('rights.toStart')}</Link>
            </Button>
          </EmptyState>
        </PageContent>
      </>
    );
  }
  return (
    <Suspense fallback={<ScreenSkeleton title={title} />}>
      <Outlet />
    </Suspense>
  );
}
