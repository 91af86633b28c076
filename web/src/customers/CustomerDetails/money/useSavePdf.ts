import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { fetchFile } from '../../../app/pdf/fetchFile.ts';
import { saveFile } from '../../../app/pdf/saveFile.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useLeaving } from '../../../app/useLeaving.ts';

/** Saves a PDF under the name that the server gives it; it wants the token, and so can't be a link. */
export function useSavePdf(): { save: (url: string) => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const leaving = useLeaving();
  const run = async (url: string): Promise<void> => {
    const signal = leaving();
    setBusy(true);
    try {
      saveFile(await fetchFile({ url, signal }, 'application/pdf', 'statement.pdf'));
    } catch {
      if (!signal.aborted) toast.error(formatMessage('statement.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { save: (url) => void run(url), busy };
}
