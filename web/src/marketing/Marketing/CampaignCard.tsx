import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import type { CampaignCard_campaign$key } from '../../__generated__/CampaignCard_campaign.graphql.ts';
import { daysOf } from '../days.ts';
import { CampaignFacts } from './CampaignFacts.tsx';
import { CampaignMenu } from './CampaignMenu.tsx';
import { CampaignPicture } from './CampaignPicture.tsx';

interface Props {
  campaign: CampaignCard_campaign$key;
  /** Whether it is open in the drawer. */
  open: boolean;
  onOpen: () => void;
  onShare: () => void;
  /** Undefined if the user may not. */
  onDelete: (() => void) | undefined;
  mayEdit: boolean;
}

const Title = chakra('button', {
  base: {
    textAlign: 'start',
    textStyle: 'rowTitle',
    overflowWrap: 'anywhere',
    cursor: 'button',
    // Makes the whole card the click target.
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** A campaign: picture with ribbon, title, subtitle and days. */
export function CampaignCard({ campaign, open, onOpen, onShare, onDelete, mayEdit }: Props) {
  const { title, subtitle, summary, thumbnail, firstDay, lastDay } = useFragment(
    graphql`
      fragment CampaignCard_campaign on Campaign {
        title
        subtitle
        summary
        thumbnail
        firstDay
        lastDay
      }
    `,
    campaign,
  );
  return (
    <Box asChild position="relative" minW="0">
      <li>
        <CampaignPicture url={thumbnail ?? undefined} alt="" summary={summary} open={open} />
        <HStack gap="1" align="start" mt="2">
          <Box flex="1" minW="0">
            <Box asChild>
              <h2>
                <Title type="button" aria-expanded={open} onClick={onOpen}>
                  {title}
                </Title>
              </h2>
            </Box>
            <CampaignFacts subtitle={subtitle} days={daysOf({ firstDay, lastDay })} />
          </Box>
          {(mayEdit || onDelete) && (
            <CampaignMenu
              title={title}
              onEdit={mayEdit ? onOpen : undefined}
              onShare={mayEdit ? onShare : undefined}
              onDelete={onDelete}
            />
          )}
        </HStack>
      </li>
    </Box>
  );
}
