import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { ownPath } from '../../app/graph/ownPath.ts';

interface Props {
  /** Name of the pattern. */
  name: string;
  /** URLs, 1 to 4. */
  images: readonly string[];
}

const Choice = chakra('button', {
  base: {
    boxSize: { base: 'control.touch', md: 'control' },
    borderRadius: 'l2',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'border',
    cursor: 'button',
    _pressed: { borderColor: 'accent.solid', boxShadow: '0 0 0 1px {colors.accent.solid}' },
  },
});

/** The pictures of a pattern: one large, with thumbnails below it. */
export function PatternPictures({ name, images }: Props) {
  const [chosen, setChosen] = useState(0);
  const shown = images[chosen] ?? images[0];
  return (
    <>
      <Box
        aspectRatio="4 / 3"
        bg="bg.muted"
        color="fg.subtle"
        display="flex"
        alignItems="center"
        justifyContent="center"
      >
        {shown === undefined ? (
          <ImageOff size={24} strokeWidth={1.75} aria-hidden />
        ) : (
          <chakra.img
            src={ownPath(shown)}
            alt={formatMessage('patternScreen.picture', { n: images.indexOf(shown) + 1, name })}
            loading="lazy"
            boxSize="full"
            objectFit="cover"
          />
        )}
      </Box>
      {images.length > 1 && (
        <HStack gap="2" px="3" pt="2">
          {images.map((image, place) => (
            <Choice
              key={image}
              type="button"
              aria-label={formatMessage('patternScreen.show', { n: place + 1, name })}
              aria-pressed={image === shown}
              onClick={() => setChosen(place)}
            >
              <chakra.img src={ownPath(image)} alt="" loading="lazy" boxSize="full" objectFit="cover" />
            </Choice>
          ))}
        </HStack>
      )}
    </>
  );
}
