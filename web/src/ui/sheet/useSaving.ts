import { formatMessage, type MessageKey } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { toast } from '../../app/toast/toast.ts';

interface Saving {
  /** Fetches a file and saves it to the downloads; a failure shows a toast. */
  save: (fetch: (signal: AbortSignal) => Promise<File>, failed: MessageKey) => Promise<void>;
  busy: boolean;
  /** Cancels the download. */
  cancel: () => void;
}

/** Downloads one file at a time; cancelled when the component unmounts. */
export function useSaving(): Saving {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save: Saving['save'] = async (fetch, failed) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      saveFile(await fetch(controller.signal));
    } catch {
      if (!controller.signal.aborted) toast.error(formatMessage(failed));
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, cancel: () => running.current?.abort() };
}
