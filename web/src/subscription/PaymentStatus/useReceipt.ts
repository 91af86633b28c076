import { say } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { fetchPdf } from '../../billing/pdf/fetchPdf.ts';
import { saveFile } from '../../billing/pdf/saveFile.ts';

/** Saves the receipt of a payment, which wants the token and so can't be a link. */
export function useReceipt(url: string, name: string): { download: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const run = async (): Promise<void> => {
    const { signal } = leaving.current;
    setBusy(true);
    try {
      const blob = await fetchPdf(url, signal, () => undefined);
      saveFile(new File([blob], name, { type: 'application/pdf' }));
    } catch {
      if (!signal.aborted) toast.failed(say('subscription.receiptFailed'));
    } finally {
      setBusy(false);
    }
  };
  return { download: () => void run(), busy };
}
