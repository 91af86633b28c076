import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import type { DocumentDrawer_document$key } from '../../../__generated__/DocumentDrawer_document.graphql.ts';
import { Boundary } from '../../../ui/Boundary.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { DocumentTag } from '../../document/DocumentTag.tsx';
import { typeWords } from '../../documentTypes.ts';
import { DocumentActs, DocumentDetail } from './DocumentDetail.tsx';

interface Props {
  document: DocumentDrawer_document$key;
  onClose: () => void;
}

/** A document beside its list: number and state at once, then its lines, sums and payments, and what to do with it. */
export function DocumentDrawer({ document, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment DocumentDrawer_document on Document {
        id
        type
        number
        date
        ...DocumentTag_document
      }
    `,
    document,
  );
  const { id, type, number, date } = data;
  const { dateTime } = useShopClock();
  /** Grows when the figures turned out to be old. */
  const [stale, setStale] = useState(0);
  /** How often the part above the foot was tried again: the foot comes from the same query. */
  const [tried, setTried] = useState(0);
  return (
    <DetailDrawer
      title={number}
      second={`${formatMessage(typeWords(type).name)} · ${dateTime(date)}`}
      tag={<DocumentTag document={data} />}
      open
      onClose={onClose}
      foot={
        <Box minH="control" w="full">
          <Boundary attempt={`${id} ${tried}`} renderFailed={() => null}>
            <Suspense fallback={null}>
              <DocumentActs
                key={id}
                id={id}
                attempt={tried}
                stale={stale}
                onStale={() => setStale(stale + 1)}
                onDeleted={onClose}
              />
            </Suspense>
          </Boundary>
        </Box>
      }
    >
      <Part
        key={id}
        title={formatMessage('history.loadFailed')}
        skeleton={<SkeletonRows rows={6} />}
        onRetry={setTried}
      >
        {(attempt) => <DocumentDetail id={id} attempt={attempt} stale={stale} />}
      </Part>
    </DetailDrawer>
  );
}
