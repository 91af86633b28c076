import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Image } from 'lucide-react';
import { ownPath } from '../../../app/graph/ownPath.ts';
import type { ChosenPattern } from '../draft/orderDraft.ts';
import { priceWord } from '../designs/DesignTiles.tsx';

const Tile = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    textAlign: 'start',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l2',
    overflow: 'hidden',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _pressed: { bg: 'accent.subtle', outline: '2px solid {colors.accent.solid}', outlineOffset: '-2px' },
  },
});

const Picture = chakra('img', { base: { w: 'full', aspectRatio: '1', objectFit: 'cover' } });

interface Props {
  pattern: ChosenPattern;
  chosen: boolean;
  onPress: () => void;
}

/** A pattern with picture, name and surcharge; pressing it again unselects it. */
export function PatternTile({ pattern: { name, price, image }, chosen, onPress }: Props) {
  return (
    <Tile type="button" aria-pressed={chosen} onClick={onPress}>
      {image === null ? (
        <Box
          aspectRatio="1"
          bg="bg.muted"
          color="fg.muted"
          display="flex"
          alignItems="center"
          justifyContent="center"
        >
          <Image size={48} strokeWidth={1} aria-hidden />
        </Box>
      ) : (
        <Picture src={ownPath(image)} alt="" loading="lazy" />
      )}
      {chosen && (
        <Box position="absolute" top="2" insetEnd="2" color="accent.fg" bg="bg" borderRadius="full">
          <CircleCheck size={24} strokeWidth={2} aria-hidden />
        </Box>
      )}
      <Box p="2">
        <Box textStyle="rowTitle" overflowWrap="anywhere">
          {name}
        </Box>
        <Box textStyle="second" color="fg.muted">
          {priceWord(price)}
        </Box>
      </Box>
    </Tile>
  );
}
