import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { GraphFailure } from '../../app/graph/failure.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';

/** Over the customers that the device knows: the server could not be asked for more. */
export function SearchFailed({ failure }: { failure: Error }) {
  const known = failure instanceof GraphFailure ? failure : undefined;
  return (
    <Box mx={{ base: '-4', md: '0' }}>
      <ReloadBand
        title={say('customers.loadFailed')}
        {...(known && {
          kept: known.message,
          ...(!known.unknownOutcome && { requestId: known.requestId }),
        })}
      />
    </Box>
  );
}
