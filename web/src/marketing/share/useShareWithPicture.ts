import { formatMessage } from '@galla/domain';
import { useRef, useState } from 'react';
import { ownPath } from '../../app/graph/ownPath.ts';
import { toast } from '../../app/toast/toast.ts';
import { sendText, shareFile } from '../../billing/index.ts';

/** The picture as a file named after the campaign. */
async function pictureFile(address: string, title: string): Promise<File> {
  const answer = await fetch(ownPath(address));
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const picture = await answer.blob();
  return new File([picture], `${title}.${picture.type === 'image/png' ? 'png' : 'jpg'}`, {
    type: picture.type,
  });
}

/** Shares text and picture with another app; only the text if the picture could not be loaded. */
export function useShareWithPicture() {
  const [busy, setBusy] = useState(false);
  // Cached for a second press: a slow download can outlast the user activation that sharing requires.
  const loaded = useRef<{ address: string; file: File }>(undefined);
  const share = async (address: string | null | undefined, title: string, text: string): Promise<void> => {
    if (address == null) return sendText(text);
    setBusy(true);
    try {
      if (loaded.current?.address !== address)
        loaded.current = { address, file: await pictureFile(address, title) };
    } catch {
      toast.info(formatMessage('marketing.shareNoImage'));
      await sendText(text);
      return;
    } finally {
      setBusy(false);
    }
    await shareFile(loaded.current.file, text);
  };
  return { share, busy };
}
