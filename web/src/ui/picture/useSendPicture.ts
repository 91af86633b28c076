import { formatMessage, type PictureUse } from '@galla/domain';
import { useState } from 'react';
import { readPicture } from './readPicture.ts';
import { shrink } from './shrink.ts';
import type { Uploaded } from './upload.ts';
import { useUpload } from './useUpload.ts';

export interface SendPicture {
  /** Reads, shrinks and uploads a chosen picture; undefined if that failed or was cancelled. */
  send: (file: File) => Promise<Uploaded | undefined>;
  busy: boolean;
  /** Progress from 0 to 100 while uploading. */
  percent: number | undefined;
  /** Why the last upload failed, as a sentence for users. */
  problem: string | undefined;
  cancel: () => void;
}

/** Uploads pictures of one use, one at a time. */
export function useSendPicture(use: PictureUse): SendPicture {
  const { send: upload, percent, problem: uploadProblem, cancel } = useUpload(use);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send: SendPicture['send'] = async (file) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const read = await readPicture(use, file);
      if ('problem' in read) {
        setProblem(read.problem);
        return undefined;
      }
      const picture = await shrink(use, read.image).finally(() => URL.revokeObjectURL(read.url));
      return await upload(picture);
    } catch {
      setProblem(formatMessage('files.notProcessed'));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, percent, problem: problem ?? uploadProblem, cancel };
}
