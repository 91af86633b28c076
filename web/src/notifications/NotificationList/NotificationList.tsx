import { formatMessage } from '@galla/domain';
import type { NotificationPageQuery } from '../../__generated__/NotificationPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ProgressLine } from '../../app/router/ProgressBar.tsx';
import { ListPart, useList } from '../../list/index.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DeviceSwitch } from '../device/DeviceSwitch.tsx';
import { DEFAULTS, variablesOf } from './address.ts';
import { Filters } from './Filters.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationPage } from './NotificationPage.tsx';

/** The user's notifications, newest first (spec 3 §2.12). */
export default function NotificationList({ queryRef }: ScreenProps<NotificationPageQuery>) {
  const list = useList(DEFAULTS, variablesOf, queryRef.variables);
  const { busy } = list;
  return (
    <>
      <ProgressLine busy={busy} />
      <PageHeader title={formatMessage('notifications.title')} actions={<MarkAllRead />} />
      <PageContent aria-busy={busy}>
        <DeviceSwitch />
        <Filters list={list} />
        <ListPart
          attempt={queryRef}
          title={formatMessage('notifications.loadFailed')}
          skeleton={<SkeletonRows rows={10} pictures />}
        >
          <NotificationPage queryRef={queryRef} list={list} />
        </ListPart>
      </PageContent>
    </>
  );
}
