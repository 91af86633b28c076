import { formatMessage } from '@galla/domain';
import { Suspense, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Outlet } from 'react-router-dom';
import type { ScreenOutlet_viewer$key } from '../../__generated__/ScreenOutlet_viewer.graphql.ts';
import { NotYours } from '../../ui/NotYours.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OpenMenus } from '../router/opens.ts';
import { useRouteHandle } from '../router/useRouteHandle.ts';
import { Home } from './Home.tsx';
import { openSlugs } from './openSlugs.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

interface Props {
  viewer: ScreenOutlet_viewer$key;
}

/**
 * The screen, if the user may see it. The server enforces rights itself; this shows a message instead of an error,
 * also when a right is revoked while the screen is open. Drafts stay on the device.
 */
export function ScreenOutlet({ viewer }: Props) {
  const data = useFragment(
    graphql`
      fragment ScreenOutlet_viewer on Viewer {
        ...openSlugs_viewer
        ...Home_viewer
      }
    `,
    viewer,
  );
  const handle = useRouteHandle();
  const title = formatMessage(handle?.title ?? 'shell.product');
  const needed = handle?.right?.split(':')[0];
  const opens = useMemo(() => openSlugs(data), [data]);
  const allowed = needed === undefined || opens.has(needed);
  if (!allowed && handle?.isHome === true) return <Home viewer={data} />;
  if (!allowed) {
    return (
      <>
        <PageHeader title={title} />
        <PageContent>
          <NotYours />
        </PageContent>
      </>
    );
  }
  return (
    <OpenMenus value={opens}>
      <Suspense fallback={<ScreenSkeleton title={title} />}>
        <Outlet />
      </Suspense>
    </OpenMenus>
  );
}
