import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { CARDS } from './cardGrid.ts';

const PLACES = [0, 1, 2, 3];

/** Skeleton of the patterns, in the shape of their cards. */
export const CardSkeleton = () => (
  <Box asChild {...CARDS}>
    <output>
      <Box srOnly>{formatMessage('shell.loading')}</Box>
      {PLACES.map((place) => (
        <Skeleton key={place} h="card" borderRadius="l2" />
      ))}
    </output>
  </Box>
);
