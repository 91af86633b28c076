import { formatMessage } from '@galla/domain';
import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useDraft } from '../../../local/useDraft.ts';
import { draftName, isOrderDraft } from './isOrderDraft.ts';
import { emptyDraft, isStarted, type OrderDraft } from './orderDraft.ts';
import { orderReducer, type OrderAction } from './orderReducer.ts';

interface KeptOrder {
  draft: OrderDraft;
  dispatch: Dispatch<OrderAction>;
  /** Whether there are unsaved changes. */
  changed: boolean;
  /** The order was sent or discarded, so the draft is deleted. */
  drop: () => void;
}

/**
 * The draft of an order, kept on this device so that a closed tab, an expired session or a failed save lose
 * nothing.
 * @param stored the stored order when editing
 */
export function useKeptOrder(order: string | undefined, stored: OrderDraft | undefined): KeptOrder {
  const { draft: kept, keep, drop } = useDraft(draftName(order), isOrderDraft);
  const [draft, dispatch] = useReducer(
    orderReducer,
    kept,
    (restored) => restored ?? stored ?? emptyDraft(newKey()),
  );
  const [first] = useState(draft);
  const restored = useRef(kept !== undefined && isStarted(kept));
  const dropped = useRef(false);
  const changed = stored === undefined ? isStarted(draft) : kept !== undefined || draft !== first;
  useEffect(() => {
    if (!restored.current) return;
    restored.current = false;
    toast.info(formatMessage('orderEntry.draftRestored'));
  }, []);
  useEffect(() => {
    if (dropped.current) return;
    if (changed) keep(draft);
    else drop();
  }, [draft, changed, keep, drop]);
  return {
    draft,
    dispatch,
    changed,
    drop: () => {
      dropped.current = true;
      drop();
    },
  };
}
