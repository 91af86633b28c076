import { say } from '@galla/domain';
import { useState } from 'react';
import type { UpdateProfileInput } from '../../../__generated__/useUpdateProfileMutation.graphql.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import type { Square } from '../../../ui/picture/crop.ts';
import { readPicture, type ChosenPicture } from '../../../ui/picture/readPicture.ts';
import { shrink } from '../../../ui/picture/shrink.ts';
import { useUpload } from '../../../ui/picture/useUpload.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';

/**
 * The person's picture on its way: chosen, cut, made small, uploaded, and then named by the profile. What failed is
 * kept, so that it can be sent again without choosing and cutting once more.
 */
export function useAvatar(onChanged: () => void) {
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [cut, setCut] = useState<Blob>();
  const [problem, setProblem] = useState<string>();
  const { send, percent, problem: uploadProblem, cancel } = useUpload('avatar');
  const { write, busy } = useUpdateProfile();

  const close = (): void => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(undefined);
  };
  const save = async (change: Omit<UpdateProfileInput, 'key'>): Promise<boolean> => {
    const outcome = await write({ key: newKey(), ...change });
    if (outcome.kind === 'saved') {
      toast.success(outcome.saved.message);
      onChanged();
      return true;
    }
    setProblem(outcome.kind === 'pin' ? say('profile.updateFailed') : outcome.message);
    return false;
  };
  const sendCut = async (picture: Blob): Promise<void> => {
    setProblem(undefined);
    setCut(picture);
    const uploaded = await send(picture);
    if (uploaded && (await save({ image: uploaded.id }))) setCut(undefined);
  };
  return {
    chosen,
    percent,
    saving: busy,
    problem: problem ?? uploadProblem,
    cancel: () => {
      cancel();
      setCut(undefined);
    },
    close,
    choose: async (file: File, from: 'device' | 'camera') => {
      setProblem(undefined);
      setCut(undefined);
      const read = await readPicture('avatar', file, from);
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
        setProblem(say('files.notProcessed'));
      }
    },
    /** Sends what failed once more; undefined where nothing did. */
    again: cut && percent === undefined && !busy ? () => void sendCut(cut) : undefined,
    remove: () => {
      setProblem(undefined);
      return save({ removeImage: true });
    },
  };
}
