import { formatMessage } from '@galla/domain';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import type { SavePicture } from '../../../ui/picture/useChangePicture.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';

/** Sets the user's profile picture to an upload, or removes it. */
export function useAvatar(onChanged: () => void): { save: SavePicture; saving: boolean } {
  const { write, busy } = useUpdateProfile();
  const save: SavePicture = async (upload) => {
    const outcome = await write({
      key: newKey(),
      ...(upload === null ? { removeImage: true } : { image: upload }),
    });
    if (outcome.kind !== 'saved')
      return outcome.kind === 'pin' ? formatMessage('profile.updateFailed') : outcome.message;
    toast.success(outcome.saved.message);
    onChanged();
    return undefined;
  };
  return { save, saving: busy };
}
