import { barOf } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';

/** A bar for a percentage, limited to 100; the figure itself is shown beside it. */
export const BarLine = ({ percent }: { percent: number }) => (
  <Box h="1.5" bg="bg.muted" aria-hidden>
    <Box h="full" bg="accent.solid" style={{ width: `${barOf(percent)}%` }} />
  </Box>
);
