import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';

const LABELS = ['1/4', '1/3', '1/5', '2/5'];

/** Placeholder labels and controls of the final height. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Box asChild display="grid" gap="4">
      <output>
        <Box srOnly>{formatMessage('shell.loading')}</Box>
        {Array.from({ length: fields }, (_, place) => (
          <Box key={place} aria-hidden display="grid" gap="2">
            <Skeleton h="3" w={LABELS[place % LABELS.length] ?? '1/4'} />
            <Skeleton h="control" />
          </Box>
        ))}
      </output>
    </Box>
  );
}
