import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CampaignCards_tenant$key } from '../../__generated__/CampaignCards_tenant.graphql.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import type { useAddress } from '../../app/router/useAddress.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import type { DEFAULTS } from './address.ts';
import { CampaignCard } from './CampaignCard.tsx';
import { CampaignDrawer } from './CampaignDrawer.tsx';
import { DeleteCampaign } from './DeleteCampaign.tsx';
import { NoCampaigns } from './NoCampaigns.tsx';

export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
}

interface Props {
  tenant: CampaignCards_tenant$key | null | undefined;
  rights: Rights;
  address: ReturnType<typeof useAddress<keyof typeof DEFAULTS>>;
  onAdd: () => void;
}

/** Cards beside each other, as many as have room. */
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

/** The campaigns of the shop, those that are searched, and the one that is open over them. */
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
          ...CampaignCard_campaign
          ...CampaignDrawer_campaign
          ...DeleteCampaign_campaign
        }
      }
    `,
    tenant,
  );
  const { values, change } = address;
  const [asked, setAsked] = useState<string>();
  if (data?.campaigns == null) return <ReloadBand answered title={formatMessage('marketing.loadFailed')} />;
  const all = data.campaigns;
  const words = values.search.toLowerCase().split(/\s+/);
  const shown = all.filter(({ title, subtitle, description, summary, offers }) => {
    const text = [title, subtitle, description, summary, ...offers].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const opened = all.find(({ id }) => id === values.edit);
  const going = all.find(({ id }) => id === asked);
  // Going back instead would lose a search that was typed just before.
  const close = (): void => change({ edit: '' });
  return (
    <>
      {all.length > 0 && (
        <SearchField
          label={formatMessage('marketing.search')}
          value={values.search}
          onChange={(search) => change({ search }, 'typed')}
        />
      )}
      {shown.length === 0 ? (
        <NoCampaigns
          filtered={all.length > 0}
          onAdd={rights.add ? onAdd : undefined}
          onClear={() => change({ search: '' })}
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
          onDelete={() => setAsked(values.edit)}
          onClose={close}
        />
      )}
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
