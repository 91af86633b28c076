import { DIFFICULTIES, type Difficulty } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';

const LEVELS = Object.keys(DIFFICULTIES) as Difficulty[];
const HEIGHTS = ['4px', '7px', '10px'] as const;

/** The difficulty of an exercise: one to three bars, and a word. */
export const HardBars = ({ difficulty }: { difficulty: Difficulty }) => (
  <HStack as="span" gap="1.5" textStyle="second" color="fg.muted">
    <HStack as="span" gap="0.5" align="flex-end" aria-hidden>
      {HEIGHTS.map((height, level) => (
        <Box
          as="span"
          key={height}
          w="3px"
          h={height}
          bg={level <= LEVELS.indexOf(difficulty) ? 'fg' : 'border'}
        />
      ))}
    </HStack>
    {DIFFICULTIES[difficulty]}
  </HStack>
);
