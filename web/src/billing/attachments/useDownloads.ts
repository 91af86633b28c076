import { formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import type { AttachedFile } from './attachedFile.ts';
import { downloadAttachments } from './downloadAttachments.ts';

interface Downloads {
  download: (files: readonly AttachedFile[]) => Promise<void>;
  /** Progress; undefined while nothing is downloaded. */
  progress: { done: number; total: number } | undefined;
}

/** Downloads attachments and reports each failure; stops when the component unmounts. */
export function useDownloads(): Downloads {
  const [progress, setProgress] = useState<Downloads['progress']>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const download: Downloads['download'] = async (files) => {
    const { signal } = leaving.current;
    setProgress({ done: 0, total: files.length });
    await downloadAttachments(files, signal, (done, failed) => {
      setProgress({ done, total: files.length });
      if (failed) toast.error(formatMessage('attachments.downloadFailed', { file: failed.name }));
    });
    if (!signal.aborted) setProgress(undefined);
  };
  return { download, progress };
}
