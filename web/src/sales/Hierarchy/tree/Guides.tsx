import { Box } from '@chakra-ui/react/box';
import { indent } from './indent.ts';

/** The indentation of a row, with a thin line for each ancestor level. */
export function Guides({ level }: { level: number }) {
  return (
    <Box
      aria-hidden
      alignSelf="stretch"
      flexShrink="0"
      w={indent(level)}
      backgroundImage="linear-gradient(to right, {colors.border} 1px, transparent 1px)"
      backgroundSize={{ base: '{spacing.3} 100%', md: '{spacing.6} 100%' }}
      backgroundPosition={{ base: '{spacing.1.5} 0', md: '{spacing.3} 0' }}
    />
  );
}
