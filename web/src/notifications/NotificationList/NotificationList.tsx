import { say } from '@galla/domain';
import { Suspense } from 'react';
import type { NotificationPageQuery } from '../../__generated__/NotificationPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ProgressLine } from '../../app/router/ProgressBar.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DeviceSwitch } from '../device/DeviceSwitch.tsx';
import { DEFAULTS, wantedBy } from './address.ts';
import { Failed } from './Failed.tsx';
import { Filters } from './Filters.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationPage } from './NotificationPage.tsx';

/** What the person is told, newest first (spec 3 §2.12). */
export default function NotificationList({ queryRef }: ScreenProps<NotificationPageQuery>) {
  const { values: shown, change } = useAddress(DEFAULTS);
  const busy = JSON.stringify(wantedBy(shown)) !== JSON.stringify(queryRef.variables);
  return (
    <>
      <ProgressLine busy={busy} />
      <PageHeader title={say('notifications.title')} actions={<MarkAllRead />} />
      <PageContent aria-busy={busy}>
        <DeviceSwitch />
        <Filters shown={shown} onChange={change} />
        <Suspense fallback={<SkeletonRows rows={10} pictures />}>
          <Boundary attempt={queryRef} renderFailed={(error) => <Failed error={error} />}>
            <NotificationPage queryRef={queryRef} shown={shown} onShowAll={() => change(DEFAULTS)} />
          </Boundary>
        </Suspense>
      </PageContent>
    </>
  );
}
