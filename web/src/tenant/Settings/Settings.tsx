import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Landmark } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import type { SettingsQuery } from '../../__generated__/SettingsQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { accountDetailsPath } from '../upi/accountDetailsPath.ts';
import { tabOf, tabsFor } from './tabs.ts';

const settingsPath = (tab: string): string => `/SetingQRCodeResizer?tab=${tab}`;

/**
 * "Your Settings": QR codes, employee rights, billing and printing (spec 1 §2). The tab is kept in the address.
 * Settings about money and people need a separate right.
 */
export default function Settings({ queryRef }: ScreenProps<SettingsQuery>) {
  const { viewer } = usePreloadedQuery<SettingsQuery>(
    graphql`
      query SettingsQuery @preloadable {
        viewer {
          mayEdit: viewerCan(menu: SETTINGS, flag: EDIT)
          mayDecide: viewerCan(menu: BILLS_AND_TAX, flag: EDIT)
          profile {
            isOwner
          }
          tenant {
            id
          }
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const isOwner = viewer?.profile.isOwner === true;
  const { value, decides, Tab } = tabOf(search, isOwner);
  const tabs = tabsFor(isOwner).map((tab) => ({
    value: tab.value,
    label: formatMessage(tab.label),
    to: settingsPath(tab.value),
  }));
  return (
    <>
      <PageHeader
        title={formatMessage('shell.settings')}
        actions={
          <Button asChild variant="outline" size="sm">
            <Link to={accountDetailsPath(settingsPath(value))} aria-label={formatMessage('tenant.upiTitle')}>
              <Landmark strokeWidth={1.75} aria-hidden />
              <Span hideBelow="md">{formatMessage('tenant.upiTitle')}</Span>
            </Link>
          </Button>
        }
      />
      <LinkTabs tabs={tabs} value={value} label={formatMessage('shell.settings')} />
      <PageContent key={value}>
        {viewer?.tenant == null ? (
          <ReloadBand title={formatMessage('settings.loadFailed')} />
        ) : (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <Tab
              tenantId={viewer.tenant.id}
              mayEdit={decides ? viewer.mayDecide : viewer.mayEdit}
              isOwner={isOwner}
            />
          </Suspense>
        )}
      </PageContent>
    </>
  );
}
