import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { WORDMARK, WORDMARK_SIZE } from './wordmark.ts';

const { width, height, line } = WORDMARK_SIZE;

/** A decorative line across the screen from which the wordmark hangs, as thick as the letters' head line. */
export function HeadLine() {
  return (
    <Box
      aria-hidden
      position="relative"
      color="accent.solid"
      css={{ '--word': { base: 'min(84vw, 70dvh)', md: 'min(60vw, 70dvh)', lg: 'min(50.2vw, 100dvh)' } }}
    >
      <Box bg="currentcolor" h={`calc(var(--word) * ${line / width} + 1px)`} />
      <chakra.svg
        viewBox={`0 0 ${width} ${height}`}
        position={{ base: 'relative', lg: 'absolute' }}
        top="0"
        mt={{ base: `calc(var(--word) * ${-line / width} - 1px)`, lg: '0' }}
        ms={{ base: '4', lg: '0' }}
        insetEnd={{ lg: '7.25vw' }}
        w="var(--word)"
      >
        <path d={WORDMARK} fill="currentColor" />
      </chakra.svg>
    </Box>
  );
}
