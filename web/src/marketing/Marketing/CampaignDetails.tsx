import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Drawer } from '@chakra-ui/react/drawer';
import { chakra } from '@chakra-ui/react/styled-system';
import { ownPath } from '../../app/graph/ownPath.ts';

interface Props {
  title: string;
  subtitle: string;
  description: string;
  summary: string;
  offers: readonly string[];
  image: string | null | undefined;
}

/** A campaign for who may look at it, but not change it. */
export const CampaignDetails = ({ title, subtitle, description, summary, offers, image }: Props) => (
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
