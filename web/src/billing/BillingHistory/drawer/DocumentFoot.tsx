import { Box } from '@chakra-ui/react/box';
import { Suspense } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { DocumentActs } from './DocumentDetail.tsx';

interface Props {
  /** Global id of the document. */
  id: string;
  /** How often the part above it was tried again. */
  tried: number;
  /** How often its figures were found to be old. */
  stale: number;
  onStale: () => void;
  /** It is gone for good. */
  onDeleted: () => void;
}

/** What can be done with a document, at the foot of its drawer; nothing where it can't be loaded, which is told above. */
export const DocumentFoot = ({ id, tried, ...acts }: Props) => (
  <Box minH="control" w="full">
    <Boundary attempt={`${id} ${tried}`} renderFailed={() => null}>
      <Suspense fallback={null}>
        <DocumentActs key={id} id={id} attempt={tried} {...acts} />
      </Suspense>
    </Boundary>
  </Box>
);
