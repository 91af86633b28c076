import { DESIGN_LIMITS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { ownPath } from '../../app/graph/ownPath.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { PictureButtons } from '../../ui/picture/PictureButtons.tsx';
import { UploadProgress } from '../../ui/picture/UploadProgress.tsx';
import { useSendPicture } from '../pictures/useSendPicture.ts';
import type { PatternPicture } from './entries.ts';

interface Props {
  pictures: readonly PatternPicture[];
  problem: string | undefined;
  onAdd: (picture: PatternPicture) => void;
  onRemove: (picture: PatternPicture) => void;
  /** A picture is uploading, so saving has to wait. */
  onSending: (sending: boolean) => void;
}

const MAX = DESIGN_LIMITS.images;

/**
 * The pictures of a pattern being edited, 1 to 4. Uploaded when chosen, attached when the pattern is saved.
 */
export function PictureChoice({ pictures, problem: missing, onAdd, onRemove, onSending }: Props) {
  const { send, busy, percent, problem, cancel } = useSendPicture();
  const full = pictures.length >= MAX;
  const take = async (file: File): Promise<void> => {
    onSending(true);
    const uploaded = await send(file).finally(() => onSending(false));
    if (uploaded) onAdd({ kind: 'chosen', id: uploaded.id, url: uploaded.url });
  };
  return (
    <Labelled
      label={formatMessage('patternScreen.pictures')}
      required
      error={problem ?? missing}
      hint={formatMessage(full ? 'patternScreen.picturesFull' : 'patternScreen.picturesHint', { n: MAX })}
    >
      {pictures.length > 0 && (
        <Box display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" gap="2" w="full">
          {pictures.map((picture, place) => (
            <Box key={picture.url} position="relative" aspectRatio="1">
              <chakra.img
                src={ownPath(picture.url)}
                alt={formatMessage('patternScreen.pictureNumber', { n: place + 1 })}
                boxSize="full"
                objectFit="cover"
                borderRadius="l2"
                border="1px solid"
                borderColor="border"
              />
              <Button
                variant="outline"
                size="xs"
                position="absolute"
                top="1"
                insetEnd="1"
                aria-label={formatMessage('patternScreen.removePicture', { n: place + 1 })}
                onClick={() => onRemove(picture)}
              >
                <X strokeWidth={2} aria-hidden />
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <PictureButtons disabled={full || busy} onFile={(file) => void take(file)} />
      {percent !== undefined && <UploadProgress percent={percent} onCancel={cancel} />}
    </Labelled>
  );
}
