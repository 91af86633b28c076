import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';

/** The days of five weeks (spec 2 §2). */
const CELLS = 35;

/** Skeleton in the shape of a month. */
export const MonthSkeleton = () => (
  <Grid templateColumns="repeat(7, 1fr)" gap="1" aria-hidden>
    {Array.from({ length: CELLS }, (_, cell) => (
      <Skeleton key={cell} h="20" data-cell />
    ))}
  </Grid>
);
