import { campaignState, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CampaignCards_tenant$key } from '../../__generated__/CampaignCards_tenant.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import type { useAddress } from '../../app/router/useAddress.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { isState, STATE_CHOICES } from '../CampaignStateTag.tsx';
import { daysOf } from '../days.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import type { DEFAULTS } from './address.ts';
import { CampaignCard } from './CampaignCard.tsx';
import { CampaignDrawer } from './CampaignDrawer.tsx';
import { DeleteCampaign } from './DeleteCampaign.tsx';
import { NoCampaigns } from './NoCampaigns.tsx';

export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
  /** Send to customers chosen from the contacts. */
  write: boolean;
}

interface Props {
  tenant: CampaignCards_tenant$key | null | undefined;
  rights: Rights;
  address: ReturnType<typeof useAddress<keyof typeof DEFAULTS>>;
  onAdd: () => void;
}

/** As many cards side by side as fit. */
const CARDS = {
  display: 'grid',
  gap: { base: '4', md: '5' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(4, minmax(0, 1fr))',
  },
  listStyleType: 'none',
} as const;

/** The campaigns that match the search, with the open one in a drawer. */
export function CampaignCards({ tenant, rights, address, onAdd }: Props) {
  const data = useFragment(
    graphql`
      fragment CampaignCards_tenant on Tenant {
        campaigns @catch(to: NULL) {
          id
          title
          subtitle
          description
          summary
          offers
          firstDay
          lastDay
          ...CampaignCard_campaign
          ...CampaignDrawer_campaign
          ...DeleteCampaign_campaign
          ...ShareDialog_campaign
        }
      }
    `,
    tenant,
  );
  const { values, change } = address;
  const { today } = useShopClock();
  const [sharing, setSharing] = useState<string>();
  const [asked, setAsked] = useState<string>();
  if (data?.campaigns == null) return <ReloadBand answered title={formatMessage('marketing.loadFailed')} />;
  const all = data.campaigns;
  const words = values.search.toLowerCase().split(/\s+/);
  const shown = all.filter(({ title, subtitle, description, summary, offers, firstDay, lastDay }) => {
    if (values.state !== '' && campaignState(daysOf({ firstDay, lastDay }), today) !== values.state)
      return false;
    const text = [title, subtitle, description, summary, ...offers].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const opened = all.find(({ id }) => id === values.edit);
  const going = all.find(({ id }) => id === asked);
  // Going back in history instead could lose a search that was just typed.
  const close = (): void => change({ edit: '' });
  return (
    <>
      {all.length > 0 && (
        <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2">
          <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
            <SearchField
              label={formatMessage('marketing.search')}
              value={values.search}
              onChange={(search) => change({ search }, 'typed')}
            />
          </Box>
          <SelectField
            snug
            label={formatMessage('marketing.states')}
            placeholder={formatMessage('marketing.anyState')}
            options={STATE_CHOICES}
            value={isState(values.state) ? values.state : ''}
            onValue={(state) => change({ state })}
          />
        </Box>
      )}
      {shown.length === 0 ? (
        <NoCampaigns
          filtered={all.length === 0 ? undefined : values.search === '' ? 'state' : 'search'}
          onAdd={rights.add ? onAdd : undefined}
          onClear={() => change({ search: '', state: '' })}
        />
      ) : (
        <Box asChild {...CARDS}>
          <ul aria-label={formatMessage('marketing.list')}>
            {shown.map((campaign) => (
              <CampaignCard
                key={campaign.id}
                campaign={campaign}
                open={campaign.id === values.edit}
                onOpen={() => change({ edit: campaign.id }, 'step')}
                onShare={() => setSharing(campaign.id)}
                onDelete={rights.remove ? () => setAsked(campaign.id) : undefined}
                mayEdit={rights.edit}
              />
            ))}
          </ul>
        </Box>
      )}
      {values.edit !== '' && (
        <CampaignDrawer
          key={values.edit}
          asked={values.edit}
          campaign={opened}
          rights={rights}
          onShare={() => setSharing(values.edit)}
          onDelete={() => setAsked(values.edit)}
          onClose={close}
        />
      )}
      <ShareDialog
        campaign={all.find(({ id }) => id === sharing)}
        mayWrite={rights.write}
        onClose={() => setSharing(undefined)}
      />
      <DeleteCampaign
        campaign={going}
        onDeleted={() => {
          if (asked === values.edit) change({ edit: '' });
        }}
        onEnd={() => setAsked(undefined)}
      />
    </>
  );
}
