import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import type { DocumentDrawer_document$key } from '../../../__generated__/DocumentDrawer_document.graphql.ts';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { DocumentTag } from '../../document/DocumentTag.tsx';
import { typeWords } from '../../documentTypes.ts';
import { DocumentDetail } from './DocumentDetail.tsx';
import { DocumentFoot } from './DocumentFoot.tsx';
import { useTried } from './useTried.ts';

interface Props {
  document: DocumentDrawer_document$key;
  onClose: () => void;
}

/** A document beside its list: number and status at once, then its lines, sums, payments and actions. */
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
  /** Increases when the figures turn out to be outdated. */
  const [stale, setStale] = useState(0);
  const [tried, setTried] = useTried(id);
  return (
    <DetailDrawer
      title={number}
      second={`${formatMessage(typeWords(type).name)} · ${dateTime(date)}`}
      tag={<DocumentTag document={data} />}
      open
      onClose={onClose}
      foot={
        <DocumentFoot
          id={id}
          tried={tried}
          stale={stale}
          onStale={() => setStale(stale + 1)}
          onDeleted={onClose}
        />
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
