import { barOf } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';

/** The bar of a share, which ends at 100 per cent; what it says stands beside it. */
export const BarLine = ({ percent }: { percent: number }) => (
  <Box h="1.5" bg="bg.muted" aria-hidden>
    <Box h="full" bg="accent.solid" style={{ width: `${barOf(percent)}%` }} />
  </Box>
);
