import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';

const AREAS = [0, 1, 2];
const TILES = [0, 1, 2, 3, 4, 5];

/** Skeleton of the areas, in the shape of their tiles. */
export const TileSkeleton = () => (
  <Box asChild display="block">
    <output>
      <Box srOnly>{formatMessage('shell.loading')}</Box>
      {AREAS.map((area) => (
        <Box key={area} borderTop="2px solid" borderColor="border.inverted" pb="5">
          <Box h="control" />
          <Box
            display="grid"
            gap="3"
            gridTemplateColumns={{
              base: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(4, minmax(0, 1fr))',
              lg: 'repeat(6, minmax(0, 1fr))',
            }}
          >
            {TILES.map((tile) => (
              <Skeleton key={tile} h="tile" borderRadius="l2" />
            ))}
          </Box>
        </Box>
      ))}
    </output>
  </Box>
);
