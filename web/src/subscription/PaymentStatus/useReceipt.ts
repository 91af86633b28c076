import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { toast } from '../../app/toast/toast.ts';
import { useLeaving } from '../../app/useLeaving.ts';

/** Downloads the receipt of a payment. It can't be a link, because it requires the access token. */
export function useReceipt(url: string, name: string): { download: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const leaving = useLeaving();
  const run = async (): Promise<void> => {
    const signal = leaving();
    setBusy(true);
    try {
      const blob = await fetchPdf(url, signal, () => undefined);
      saveFile(new File([blob], name, { type: 'application/pdf' }));
    } catch {
      if (!signal.aborted) toast.error(formatMessage('subscription.receiptFailed'));
    } finally {
      setBusy(false);
    }
  };
  return { download: () => void run(), busy };
}
