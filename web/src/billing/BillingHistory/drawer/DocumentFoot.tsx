import { Box } from '@chakra-ui/react/box';
import { Suspense } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { DocumentActs } from './DocumentDetail.tsx';

interface Props {
  /** Global id of the document. */
  id: string;
  /** Number of retries of the part above. */
  tried: number;
  /** Number of times its figures were found to be outdated. */
  stale: number;
  onStale: () => void;
  /** The document was permanently deleted. */
  onDeleted: () => void;
}

/** A document's actions at the foot of its drawer; empty if it failed to load, which the part above reports. */
export const DocumentFoot = ({ id, tried, ...acts }: Props) => (
  <Box minH="control" w="full">
    <Boundary attempt={`${id} ${tried}`} renderFailed={() => null}>
      <Suspense fallback={null}>
        <DocumentActs key={id} id={id} attempt={tried} {...acts} />
      </Suspense>
    </Boundary>
  </Box>
);
