import { campaignDaysText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ownPath } from '../../app/graph/ownPath.ts';
import { CampaignStateTag } from '../CampaignStateTag.tsx';
import { daysOf } from '../days.ts';

interface Props {
  title: string;
  subtitle: string;
  description: string;
  summary: string;
  offers: readonly string[];
  image: string | null | undefined;
  firstDay: string | null | undefined;
  lastDay: string | null | undefined;
}

/** A campaign, read-only, for users who may not edit it. */
export const CampaignDetails = ({
  title,
  subtitle,
  description,
  summary,
  offers,
  image,
  ...bounds
}: Props) => (
  <Drawer.Body>
    {image != null && (
      <chakra.img
        src={ownPath(image)}
        alt={formatMessage('marketing.imageOf', { name: title })}
        w="full"
        borderRadius="l2"
      />
    )}
    {summary !== '' && (
      <Box textStyle="label" mt="3" color="accent.fg">
        {summary}
      </Box>
    )}
    <HStack mt="3" gap="2" flexWrap="wrap">
      {campaignDaysText(daysOf(bounds))}
      <CampaignStateTag days={daysOf(bounds)} />
    </HStack>
    {subtitle !== '' && <Box mt="3">{subtitle}</Box>}
    {description !== '' && (
      <Box mt="3" whiteSpace="pre-line" color="fg.muted">
        {description}
      </Box>
    )}
    {offers.length > 0 && (
      <Box asChild mt="3" ps="5" aria-label={formatMessage('marketing.offerList')}>
        <ul>
          {offers.map((offer, at) => (
            <li key={`${at} ${offer}`}>{offer}</li>
          ))}
        </ul>
      </Box>
    )}
  </Drawer.Body>
);
