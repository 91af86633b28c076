import { campaignDaysText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { CampaignCard_campaign$key } from '../../__generated__/CampaignCard_campaign.graphql.ts';
import { ownPath } from '../../app/graph/ownPath.ts';
import { CampaignStateTag } from '../CampaignStateTag.tsx';
import { daysOf } from '../days.ts';
import { CampaignMenu } from './CampaignMenu.tsx';

interface Props {
  campaign: CampaignCard_campaign$key;
  /** It is open in the drawer. */
  open: boolean;
  onOpen: () => void;
  onShare: () => void;
  /** Undefined where the person may not. */
  onDelete: (() => void) | undefined;
  mayEdit: boolean;
}

const Title = chakra('button', {
  base: {
    textAlign: 'start',
    textStyle: 'rowTitle',
    overflowWrap: 'anywhere',
    cursor: 'button',
    // The whole card is pressed.
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** A campaign: its picture with the ribbon hanging from the upper edge, title, subtitle and days. */
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
  const days = daysOf({ firstDay, lastDay });
  const daysText = campaignDaysText(days);
  return (
    <Box asChild position="relative" minW="0">
      <li>
        <Box
          position="relative"
          aspectRatio="260 / 176"
          borderRadius="l2"
          overflow="hidden"
          bg="bg.muted"
          color="fg.subtle"
          display="flex"
          alignItems="center"
          justifyContent="center"
          outline={open ? '2px solid' : undefined}
          outlineColor="accent.solid"
          outlineOffset="2px"
        >
          {thumbnail == null ? (
            <ImageOff size={24} strokeWidth={1.75} aria-hidden />
          ) : (
            <chakra.img src={ownPath(thumbnail)} alt="" loading="lazy" boxSize="full" objectFit="cover" />
          )}
          {summary !== '' && (
            <Box
              position="absolute"
              top="0"
              insetStart="0"
              maxW="full"
              px="3"
              py="1"
              bg="accent.solid"
              color="accent.contrast"
              textStyle="label"
              borderEndEndRadius="l1"
              truncate
            >
              {summary}
            </Box>
          )}
        </Box>
        <HStack gap="1" align="start" mt="2">
          <Box flex="1" minW="0">
            <Box asChild>
              <h2>
                <Title type="button" aria-expanded={open} onClick={onOpen}>
                  {title}
                </Title>
              </h2>
            </Box>
            {subtitle !== '' && (
              <Box textStyle="second" color="fg.muted" overflowWrap="anywhere">
                {subtitle}
              </Box>
            )}
            <HStack gap="2" mt="1" flexWrap="wrap">
              {daysText !== '' && <Box textStyle="second">{daysText}</Box>}
              <CampaignStateTag days={days} />
            </HStack>
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
