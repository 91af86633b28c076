import type { PictureUse } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../app/graph/failureText.ts';
import { upload, type Uploaded } from './upload.ts';

interface Upload {
  /** Sends a picture; resolves with what the server made of it, or with undefined where it failed or was given up. */
  send: (picture: Blob) => Promise<Uploaded | undefined>;
  /** 0 to 100 while it is sent. */
  percent: number | undefined;
  /** Why the last one failed: a sentence for people. */
  problem: string | undefined;
  /** Gives up what is being sent. */
  cancel: () => void;
}

/** Uploads one picture at a time, with its progress; it ends with the part that shows it. */
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
