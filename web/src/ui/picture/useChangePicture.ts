import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import type { Square } from './crop.ts';
import { readPicture, type ChosenPicture } from './readPicture.ts';
import { shrink } from './shrink.ts';
import { useUpload } from './useUpload.ts';

/**
 * Saves the record with the upload of this global id, or without a picture for null. Resolves with an error message.
 */
export type SavePicture = (upload: string | null) => Promise<string | undefined>;

/**
 * The change of a person's picture: chosen, cropped, shrunk, uploaded, then saved in the record. A failed upload is
 * kept, so that it can be sent again without choosing and cropping.
 */
export function useChangePicture(save: SavePicture) {
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [cut, setCut] = useState<Blob>();
  const [problem, setProblem] = useState<string>();
  const { send, percent, problem: uploadProblem, cancel } = useUpload('avatar');

  const close = (): void => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(undefined);
  };
  const sendCut = async (picture: Blob): Promise<void> => {
    setProblem(undefined);
    setCut(picture);
    const uploaded = await send(picture);
    if (!uploaded) return;
    const wrong = await save(uploaded.id);
    setProblem(wrong);
    if (wrong === undefined) setCut(undefined);
  };
  return {
    chosen,
    percent,
    problem: problem ?? uploadProblem,
    cancel: () => {
      cancel();
      setCut(undefined);
    },
    close,
    choose: async (file: File) => {
      setProblem(undefined);
      setCut(undefined);
      const read = await readPicture('avatar', file);
      if ('problem' in read) setProblem(read.problem);
      else setChosen(read);
    },
    take: async (square: Square) => {
      if (!chosen) return;
      try {
        const picture = await shrink('avatar', chosen.image, square);
        close();
        await sendCut(picture);
      } catch {
        close();
        setProblem(formatMessage('files.notProcessed'));
      }
    },
    /** Sends the failed upload again; undefined if there is none. */
    again: cut && percent === undefined ? () => void sendCut(cut) : undefined,
    remove: async () => {
      setProblem(undefined);
      setProblem(await save(null));
    },
  };
}
