import { formatMessage } from '@galla/domain';
import { Drawer } from '@chakra-ui/react/drawer';
import { graphql, useFragment } from 'react-relay';
import type { CampaignDrawer_campaign$key } from '../../__generated__/CampaignDrawer_campaign.graphql.ts';
import { RecordDrawer } from '../../record/RecordDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NEW_CAMPAIGN } from './address.ts';
import type { Rights } from './CampaignCards.tsx';
import { CampaignDetails } from './CampaignDetails.tsx';
import { CampaignForm } from './CampaignForm.tsx';

interface Props {
  /** From the URL: a global id, or a new one. */
  asked: string;
  /** Undefined for a new one, and for one that does not exist. */
  campaign: CampaignDrawer_campaign$key | undefined;
  rights: Rights;
  onShare: () => void;
  onDelete: () => void;
  onClose: () => void;
}

const Sentence = ({ text }: { text: string }) => (
  <Drawer.Body>
    <EmptyState title={text} />
  </Drawer.Body>
);

/** The drawer that adds or edits a campaign; read-only for users who may not. */
export function CampaignDrawer({ asked, campaign, rights, onShare, onDelete, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment CampaignDrawer_campaign on Campaign {
        id
        title
        subtitle
        description
        summary
        offers
        image
        firstDay
        lastDay
        version
      }
    `,
    campaign ?? null,
  );
  const isNew = asked === NEW_CAMPAIGN;
  const may = isNew ? rights.add : rights.edit;
  const title = isNew
    ? formatMessage('marketing.add')
    : may || data == null
      ? formatMessage('marketing.edit')
      : data.title;
  const stored = data && {
    id: data.id,
    version: data.version,
    title: data.title,
    subtitle: data.subtitle,
    description: data.description,
    summary: data.summary,
    offers: data.offers.length > 0 ? data.offers : [''],
    firstDay: data.firstDay ?? '',
    lastDay: data.lastDay ?? '',
    image: data.image == null ? null : ({ kind: 'kept', url: data.image } as const),
  };
  return (
    <RecordDrawer title={title} failed={formatMessage('marketing.loadFailed')} onClose={onClose}>
      {() => {
        if (!isNew && stored == null) return <Sentence text={formatMessage('marketing.gone')} />;
        if (may)
          return (
            <CampaignForm
              {...(stored && { stored })}
              onShare={isNew ? undefined : onShare}
              onDelete={!isNew && rights.remove ? onDelete : undefined}
              onClose={onClose}
            />
          );
        return data ? (
          <CampaignDetails {...data} />
        ) : (
          <Sentence text={formatMessage('marketing.notAllowed')} />
        );
      }}
    </RecordDrawer>
  );
}
