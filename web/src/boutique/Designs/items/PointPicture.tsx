import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ImageUp, X } from 'lucide-react';
import { useRef } from 'react';
import { ownPath } from '../../../app/graph/ownPath.ts';
import { UploadProgress } from '../../../ui/picture/UploadProgress.tsx';
import { useSendPicture } from '../../pictures/useSendPicture.ts';
import type { PictureChange } from '../draft/draft.ts';

interface Props {
  /** Name of the measurement point. */
  name: string;
  /** URL of its stored picture. */
  image: string | null;
  picture: PictureChange | null;
  problem: string | undefined;
  onPicture: (picture: PictureChange | null) => void;
  onSending: (more: 1 | -1) => void;
}

/** A picture of where to measure. Choosing or removing it takes effect when the item is saved. */
export function PointPicture({ name, image, picture, problem: refused, onPicture, onSending }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { send, percent, problem, cancel } = useSendPicture();
  const shown = picture === null ? image : picture.kind === 'chosen' ? picture.url : null;
  const message = problem ?? refused;
  const take = async (file: File): Promise<void> => {
    onSending(1);
    const uploaded = await send(file).finally(() => onSending(-1));
    if (uploaded) onPicture({ kind: 'chosen', id: uploaded.id, url: uploaded.url });
  };
  return (
    <>
      <HStack gap="2">
        {shown !== null && (
          <chakra.img
            src={ownPath(shown)}
            alt={formatMessage('itemScreen.pointPicture', { name })}
            boxSize="control"
            objectFit="cover"
            borderRadius="l2"
            border="1px solid"
            borderColor="border"
          />
        )}
        <Button
          variant="ghost"
          size="sm"
          px="2"
          aria-label={`${formatMessage('itemScreen.pointPicture', { name })}: ${formatMessage('files.choose')}`}
          onClick={() => input.current?.click()}
        >
          <ImageUp strokeWidth={1.75} aria-hidden />
          {formatMessage('files.choose')}
        </Button>
        {shown !== null && (
          <Button
            variant="plain"
            size="sm"
            px="0"
            aria-label={`${formatMessage('itemScreen.pointPicture', { name })}: ${formatMessage('files.remove')}`}
            // A picture that was only chosen leaves no trace when it is removed.
            onClick={() => onPicture(image === null ? null : { kind: 'removed' })}
          >
            <X strokeWidth={1.75} aria-hidden />
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Reset, so that choosing the same file again fires a change event.
            currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </HStack>
      {percent !== undefined && <UploadProgress percent={percent} onCancel={cancel} />}
      {message !== undefined && (
        <Box role="alert" color="due.fg" textStyle="second">
          {message}
        </Box>
      )}
    </>
  );
}
