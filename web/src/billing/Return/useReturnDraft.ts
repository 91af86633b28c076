import { formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { useDraft, type Draft } from '../../local/useDraft.ts';
import { draftName, fitted, isKeptReturn, keptReturn } from './keptReturn.ts';
import type { Sold } from './soldDocument.ts';
import type { ReturnValues } from './values.ts';

/** What was chosen and typed of a return, kept on this device until it is saved; a word says what is here of it again. */
export function useReturnDraft(sold: Sold, mayBill: boolean): Draft<ReturnValues> {
  const { draft, keep, drop } = useDraft(draftName(sold.id), isKeptReturn);
  // As the invoice is when the screen opens: what comes later is refused by the shop, and said there.
  const [found] = useState(() => draft && fitted(sold, mayBill, draft));
  const announced = useRef(false);
  useEffect(() => {
    if (found === undefined || announced.current) return;
    announced.current = true;
    if (found.values === undefined) drop();
    toast.info(formatMessage(wordOf(found)));
  }, [found, drop]);
  return { draft: found?.values, keep: (values) => keep(keptReturn(sold, values)), drop };
}

function wordOf({ changed, values }: ReturnType<typeof fitted>) {
  if (!changed) return 'billing.draftRestored';
  return values === undefined ? 'returns.draftGone' : 'returns.draftLess';
}
