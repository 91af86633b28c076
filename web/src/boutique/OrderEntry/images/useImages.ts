import { formatMessage, type PictureUse } from '@galla/domain';
import { useState } from 'react';
import { readPicture } from '../../../ui/picture/readPicture.ts';
import { shrink } from '../../../ui/picture/shrink.ts';
import { useUpload } from '../../../ui/picture/useUpload.ts';
import type { DraftImage } from '../draft/orderDraft.ts';

interface Options {
  use: PictureUse;
  most: number;
  images: readonly DraftImage[];
  onImages: (images: readonly DraftImage[]) => void;
}

interface Images {
  add: (file: File) => void;
  remove: (at: number) => void;
  busy: boolean;
  percent: number | undefined;
  /** A localized message. */
  problem: string | undefined;
  cancel: () => void;
}

/** Resizes and uploads pictures one after the other, up to the maximum. */
export function useImages({ use, most, images, onImages }: Options): Images {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { send, percent, problem: uploadProblem, cancel } = useUpload(use);
  const add = async (file: File): Promise<void> => {
    if (images.length >= most) {
      setProblem(formatMessage('orderEntry.tooManyImages', { n: most }));
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      const read = await readPicture(use, file);
      if ('problem' in read) {
        setProblem(read.problem);
        return;
      }
      const picture = await shrink(use, read.image);
      URL.revokeObjectURL(read.url);
      const uploaded = await send(picture);
      if (uploaded) onImages([...images, { upload: uploaded.id, url: uploaded.url }]);
    } catch {
      setProblem(formatMessage('files.notProcessed'));
    } finally {
      setBusy(false);
    }
  };
  return {
    add: (file) => void add(file),
    remove: (at) => {
      setProblem(undefined);
      onImages(images.toSpliced(at, 1));
    },
    busy,
    percent,
    problem: problem ?? uploadProblem,
    cancel,
  };
}
