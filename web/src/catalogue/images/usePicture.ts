import { formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import type { Square } from '../../ui/picture/crop.ts';
import { readPicture, type ChosenPicture } from '../../ui/picture/readPicture.ts';
import { shrink } from '../../ui/picture/shrink.ts';
import { useUpload } from '../../ui/picture/useUpload.ts';

/** The change to a record's picture in a form; applied when the form is saved. */
export type PictureChange =
  | { kind: 'kept' }
  | { kind: 'chosen'; id: string; url: string }
  | { kind: 'removed' };

/** The fields of the mutation's input for the change: spread them into the input. */
type PictureInput = { image?: string; removeImage?: true };

/** The picture of a product or service while it is edited; created by the form, shown by `ImageField`. */
export interface Picture {
  use: 'product' | 'service';
  change: PictureChange;
  input: PictureInput;
  /** The chosen file, for preview and cropping. */
  chosen: ChosenPicture | undefined;
  /** Being read, resized or uploaded; saving has to wait. */
  busy: boolean;
  /** Upload progress, 0 to 100. */
  percent: number | undefined;
  /** A localized message. */
  problem: string | undefined;
  choose: (file: File) => Promise<void>;
  /** Uploads this square of the chosen picture instead of all of it. */
  cut: (square: Square) => Promise<void>;
  cancel: () => void;
  /** Retries a failed upload; undefined if none failed. */
  again: (() => void) | undefined;
  remove: () => void;
  /** Undoes the removal. */
  restore: () => void;
  /** Discards the choice: another record is shown, or the picture was saved. */
  reset: () => void;
}

const KEPT: PictureChange = { kind: 'kept' };

const inputOf = (change: PictureChange): PictureInput => {
  if (change.kind === 'chosen') return { image: change.id };
  return change.kind === 'removed' ? { removeImage: true } : {};
};

/**
 * Resizes and uploads a picture as soon as it is chosen; the record gets it when its form is saved. After a
 * failure the file is kept, so that the upload can be retried.
 */
export function usePicture(use: Picture['use']): Picture {
  const [change, setChange] = useState<PictureChange>(KEPT);
  const [before, setBefore] = useState<PictureChange>(KEPT);
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [failed, setFailed] = useState<Blob>();
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const { send, percent, problem: uploadProblem, cancel } = useUpload(use);
  const address = useRef<string>(undefined);
  const show = (picture: ChosenPicture | undefined): void => {
    if (address.current !== undefined) URL.revokeObjectURL(address.current);
    address.current = picture?.url;
    setChosen(picture);
  };
  useEffect(
    () => () => {
      if (address.current !== undefined) URL.revokeObjectURL(address.current);
    },
    [],
  );

  const sendPicture = async (picture: Blob): Promise<void> => {
    setFailed(picture);
    const uploaded = await send(picture);
    if (uploaded === undefined) return;
    setFailed(undefined);
    setChange({ kind: 'chosen', id: uploaded.id, url: uploaded.url });
  };
  const make = async (image: HTMLImageElement, square?: Square): Promise<void> => {
    setProblem(undefined);
    try {
      await sendPicture(await shrink(use, image, square));
    } catch {
      setProblem(formatMessage('files.notProcessed'));
    }
  };
  const whileWorking = async (work: () => Promise<void>): Promise<void> => {
    setWorking(true);
    await work().finally(() => setWorking(false));
  };
  return {
    use,
    change,
    input: inputOf(change),
    chosen,
    busy: working,
    percent,
    problem: problem ?? uploadProblem,
    choose: (file) =>
      whileWorking(async () => {
        setFailed(undefined);
        setProblem(undefined);
        const read = await readPicture(use, file);
        if ('problem' in read) return setProblem(read.problem);
        show(read);
        await make(read.image);
      }),
    cut: (square) => whileWorking(async () => (chosen ? make(chosen.image, square) : undefined)),
    cancel: () => {
      cancel();
      setFailed(undefined);
      if (change.kind !== 'chosen') show(undefined);
    },
    again: failed && !working ? () => void whileWorking(() => sendPicture(failed)) : undefined,
    remove: () => {
      setBefore(change);
      setChange({ kind: 'removed' });
      setFailed(undefined);
      setProblem(undefined);
    },
    restore: () => setChange(before),
    reset: () => {
      setChange(KEPT);
      setBefore(KEPT);
      setFailed(undefined);
      setProblem(undefined);
      show(undefined);
    },
  };
}
