import type { PictureUse } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../app/graph/failureText.ts';
import { upload, type Uploaded } from './upload.ts';

interface Upload {
  /** Uploads a picture; resolves with the upload, or undefined if it failed or was cancelled. */
  send: (picture: Blob) => Promise<Uploaded | undefined>;
  /** Progress from 0 to 100 while uploading. */
  percent: number | undefined;
  /** Why the last upload failed, as a sentence for users. */
  problem: string | undefined;
  /** Cancels the running upload. */
  cancel: () => void;
}

/** Uploads one picture at a time, with progress; cancelled when the component unmounts. */
export function useUpload(use: PictureUse): Upload {
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const cancel = (): void => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const send = async (picture: Blob): Promise<Uploaded | undefined> => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setPercent(0);
    try {
      return await upload({
        use,
        picture,
        onProgress: (part) => setPercent(Math.round(part * 100)),
        signal: controller.signal,
      });
    } catch (error) {
      if (!controller.signal.aborted) setProblem(failureText(error, 'files.uploadFailed'));
      return undefined;
    } finally {
      if (running.current === controller) setPercent(undefined);
    }
  };
  return { send, percent, problem, cancel };
}
