import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff } from 'lucide-react';
import { ownPath } from '../../app/graph/ownPath.ts';

interface Props {
  /** URL of the picture; undefined if there is none yet. */
  url: string | undefined;
  alt: string;
  /** Text of the ribbon; empty for none. */
  summary: string;
  /** Whether it is open in the drawer. */
  open?: boolean;
}

/** The picture of a campaign with its ribbon. */
export const CampaignPicture = ({ url, alt, summary, open = false }: Props) => (
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
    {url === undefined ? (
      <ImageOff size={24} strokeWidth={1.75} aria-hidden />
    ) : (
      <chakra.img src={ownPath(url)} alt={alt} loading="lazy" boxSize="full" objectFit="cover" />
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
);
