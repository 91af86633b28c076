import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useRef, type ReactNode } from 'react';
import { UploadProgress } from '../../../ui/picture/UploadProgress.tsx';
import { useSendPicture } from '../../pictures/useSendPicture.ts';
import type { OptionValues } from '../draft/draft.ts';

interface TilePicture {
  choose: () => void;
  remove: () => void;
  /** Upload progress, or what went wrong. */
  status: ReactNode;
}

/** The picture of an option: uploaded as soon as it is chosen, attached when the design is saved. */
export function useTilePicture(
  name: string,
  onChange: (values: Partial<OptionValues>) => void,
  onSending: (sending: boolean) => void,
): TilePicture {
  const input = useRef<HTMLInputElement>(null);
  const { send, percent, problem, cancel } = useSendPicture();
  const take = async (file: File): Promise<void> => {
    onSending(true);
    const uploaded = await send(file).finally(() => onSending(false));
    if (uploaded) onChange({ picture: { kind: 'chosen', id: uploaded.id, url: uploaded.url } });
  };
  return {
    choose: () => input.current?.click(),
    remove: () => onChange({ picture: { kind: 'removed' } }),
    status: (
      <>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          hidden
          aria-label={formatMessage('designScreen.pictureOf', { name })}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Reset, so that choosing the same file again fires a change event.
            currentTarget.value = '';
            if (file) void take(file);
          }}
        />
        {percent !== undefined && <UploadProgress percent={percent} onCancel={cancel} />}
        {problem !== undefined && (
          <Box role="alert" color="due.fg" textStyle="second">
            {problem}
          </Box>
        )}
      </>
    ),
  };
}
