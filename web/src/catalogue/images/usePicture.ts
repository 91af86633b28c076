import { formatMessage } from '@galla/domain';
import { useEffect, useRef, useState } from 'react';
import type { Square } from '../../ui/picture/crop.ts';
import { readPicture, type ChosenPicture } from '../../ui/picture/readPicture.ts';
import { shrink } from '../../ui/picture/shrink.ts';
import { useUpload } from '../../ui/picture/useUpload.ts';

/** What a form says of the picture of its record; nothing happens to the record before the form is saved. */
export type PictureChange =
  | { kind: 'kept' }
  | { kind: 'chosen'; id: string; url: string }
  | { kind: 'removed' };

/** How a mutation's input names the change: spread it into the input. */
type PictureInput = { image?: string; removeImage?: true };

/** The picture of a product or service on its way; made by the form, shown by `ImageField`. */
export interface Picture {
  use: 'product' | 'service';
  change: PictureChange;
  input: PictureInput;
  /** What was chosen on this device, to be looked at while it is sent, and to be cut. */
  chosen: ChosenPicture | undefined;
  /** Being read, made small or sent: saving has to wait. */
  busy: boolean;
  /** 0 to 100 while it is sent. */
  percent: number | undefined;
  /** A sentence for people. */
  problem: string | undefined;
  choose: (file: File) => Promise<void>;
  /** Sends that square of the chosen picture instead of all of it. */
  cut: (square: Square) => Promise<void>;
  cancel: () => void;
  /** Sends what failed once more; undefined where nothing did. */
  again: (() => void) | undefined;
  remove: () => void;
  /** Takes the removal back. */
  restore: () => void;
  /** Nothing is chosen any more: another record begins, or the record has it now. */
  reset: () => void;
}

const KEPT: PictureChange = { kind: 'kept' };

const inputOf = (change: PictureChange): PictureInput => {
  if (change.kind === 'chosen') return { image: change.id };
  return change.kind === 'removed' ? { removeImage: true } : {};
};

/**
 * A picture that is chosen, made small and uploaded at once, and kept by the record when its form is saved. What
 * failed is kept, so that it can be sent again without being chosen once more.
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
