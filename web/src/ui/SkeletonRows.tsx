import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { HStack } from '@chakra-ui/react/stack';

interface Props {
  rows: number;
  /** Rows of 50 px with a picture. */
  pictures?: boolean;
}

const WIDTHS = ['2/5', '1/3', '1/2', '1/4'];

/** Placeholder rows of the final height, so that nothing moves when the rows load. */
export function SkeletonRows({ rows, pictures = false }: Props) {
  return (
    <Box asChild display="block">
      <output>
        <Box srOnly>{formatMessage('shell.loading')}</Box>
        {Array.from({ length: rows }, (_, row) => (
          <HStack
            key={row}
            aria-hidden
            h={pictures ? 'row.tall' : 'row'}
            gap="3"
            borderBottom="1px solid"
            borderColor="border"
          >
            {pictures && <Skeleton boxSize="9" />}
            <Box flex="1">
              <Skeleton h="3" w={WIDTHS[row % WIDTHS.length] ?? '1/3'} />
            </Box>
            <Skeleton h="3" w="12" />
            <Skeleton h="3" w="20" />
          </HStack>
        ))}
      </output>
    </Box>
  );
}
