import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { MarketingQuery } from '../../__generated__/MarketingQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import { AddButton } from '../../list/index.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DEFAULTS, NEW_CAMPAIGN } from './address.ts';
import { CampaignCards } from './CampaignCards.tsx';

/**
 * "Marketing": the shop's campaigns as cards with a ribbon. Searches, adds, edits and deletes them (spec 3
 * §2.12).
 */
export default function Marketing({ queryRef }: ScreenProps<MarketingQuery>) {
  const { viewer } = usePreloadedQuery<MarketingQuery>(
    graphql`
      query MarketingQuery @preloadable {
        viewer {
          mayAdd: viewerCan(menu: MARKETING, flag: CREATE)
          mayEdit: viewerCan(menu: MARKETING, flag: EDIT)
          mayChoose: viewerCan(menu: CUSTOMERS, flag: VIEW)
          mayDelete: viewerCan(menu: MARKETING, flag: DELETE)
          tenant {
            ...CampaignCards_tenant
          }
        }
      }
    `,
    queryRef,
  );
  const address = useAddress(DEFAULTS);
  const rights = {
    add: viewer?.mayAdd === true,
    edit: viewer?.mayEdit === true,
    remove: viewer?.mayDelete === true,
    write: viewer?.mayEdit === true && viewer.mayChoose,
  };
  const add = (): void => address.change({ edit: NEW_CAMPAIGN }, 'step');
  return (
    <>
      <PageHeader
        title={formatMessage('marketing.title')}
        actions={rights.add && <AddButton label={formatMessage('marketing.add')} onAdd={add} />}
      />
      <PageContent display="flex" flexDirection="column" gap="4">
        <CampaignCards tenant={viewer?.tenant} rights={rights} address={address} onAdd={add} />
      </PageContent>
    </>
  );
}
