import { formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { useDraft, type Draft } from '../../local/useDraft.ts';
import { draftName, fitted, isKeptReturn, keptReturn } from './keptReturn.ts';
import type { Sold } from './soldDocument.ts';
import type { ReturnValues } from './values.ts';

/** A return's input, stored on this device until saved; a message says when it is restored. */
export function useReturnDraft(sold: Sold, mayBill: boolean): Draft<ReturnValues> {
  const stored = useDraft(draftName(sold.id), isKeptReturn);
  const { draft, keep, drop } = stored;
  // Compared with the invoice when the screen opens; the server refuses later conflicts.
  const [found] = useState(() => draft && fitted(sold, mayBill, draft));
  const announced = useRef(false);
  useEffect(() => {
    if (found === undefined || announced.current) return;
    announced.current = true;
    if (found.values === undefined) drop();
    toast.info(formatMessage(wordOf(found)));
  }, [found, drop]);
  return { ...stored, draft: found?.values, keep: (values) => keep(keptReturn(sold, values)) };
}

function wordOf({ changed, values }: ReturnType<typeof fitted>) {
  if (!changed) return 'billing.draftRestored';
  return values === undefined ? 'returns.draftGone' : 'returns.draftLess';
}
