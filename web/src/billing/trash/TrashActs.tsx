import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { TrashActs_document$key } from '../../__generated__/TrashActs_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { keeperOf } from '../refund/keeperOf.ts';
import { DeleteForGood } from './DeleteForGood.tsx';
import { TrashButtons } from './TrashButtons.tsx';
import { TrashWithRefund } from './TrashWithRefund.tsx';
import { useTrash } from './useTrash.ts';

interface Props {
  document: TrashActs_document$key;
  /** Without a border in rows; otherwise like the buttons beside it. */
  plain?: boolean;
  /** The document was permanently deleted. */
  onDeleted?: () => void;
}

/**
 * Moves a document to the trash, restores it, or deletes it permanently. Nothing if the user may not, or if the
 * document must be kept.
 */
export function TrashActs({ document, plain = false, onDeleted = () => undefined }: Props) {
  const { id, number, customerName, customerMobile, trashedAt, viewerCanTrash, trashRefund } = readInlineData(
    graphql`
      fragment TrashActs_document on Document @inline {
        id
        number
        customerName
        customerMobile
        trashedAt
        viewerCanTrash
        trashRefund
      }
    `,
    document,
  );
  const { trash, restore, busy } = useTrash();
  const [asking, setAsking] = useState<'refund' | 'delete'>();
  if (!viewerCanTrash) return null;
  const refund = paiseOf(trashRefund);
  return (
    <>
      <TrashButtons
        number={number}
        inTrash={trashedAt != null}
        plain={plain}
        busy={busy}
        onTrash={() => (refund > 0 ? setAsking('refund') : void trash(id))}
        onRestore={() => void restore(id)}
        onDelete={() => setAsking('delete')}
      />
      {asking === 'refund' && (
        <TrashWithRefund
          document={{ id, number, refund, keeper: keeperOf({ customerName, customerMobile }) }}
          onEnd={() => setAsking(undefined)}
        />
      )}
      <DeleteForGood
        open={asking === 'delete'}
        document={{ id, number }}
        onDeleted={onDeleted}
        onEnd={() => setAsking(undefined)}
      />
    </>
  );
}
