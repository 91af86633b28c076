import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import { ownPath } from '../../app/graph/ownPath.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { PictureButtons } from '../../ui/picture/PictureButtons.tsx';
import { UploadProgress } from '../../ui/picture/UploadProgress.tsx';
import { useSendPicture } from '../../ui/picture/useSendPicture.ts';

/** A stored photo, or one that was just uploaded, which then has the upload's global id. */
export interface Photo {
  id?: string;
  url: string;
}

interface Props {
  label: string;
  hint?: string;
  /** Alternative text, for screen readers. */
  alt: string;
  photo: Photo | undefined;
  problem?: string | undefined;
  required?: boolean;
  onPhoto: (photo: Photo | undefined) => void;
  /** A photo is uploading, so saving has to wait. */
  onSending: (sending: boolean) => void;
}

/** One photo of the workshop from camera or device, uploaded as soon as it is chosen. */
export function PhotoChoice(props: Props) {
  const { label, hint, alt, photo, problem: missing, required = false, onPhoto, onSending } = props;
  const { send, busy, percent, problem, cancel } = useSendPicture('workshop');
  const take = async (file: File): Promise<void> => {
    onSending(true);
    const uploaded = await send(file).finally(() => onSending(false));
    if (uploaded) onPhoto({ id: uploaded.id, url: uploaded.url });
  };
  return (
    <Labelled
      label={label}
      required={required}
      error={problem ?? missing}
      {...(hint !== undefined && { hint })}
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" w="full">
        {photo !== undefined && (
          <chakra.img
            src={ownPath(photo.url)}
            alt={alt}
            boxSize="16"
            objectFit="cover"
            borderRadius="l2"
            border="1px solid"
            borderColor="border"
          />
        )}
        <PictureButtons disabled={busy} onFile={(file) => void take(file)}>
          {photo !== undefined && (
            <Button variant="ghost" disabled={busy} onClick={() => onPhoto(undefined)}>
              <Trash2 strokeWidth={1.75} aria-hidden />
              {formatMessage('cloth.removePhoto')}
            </Button>
          )}
        </PictureButtons>
      </Box>
      {percent !== undefined && <UploadProgress percent={percent} onCancel={cancel} />}
    </Labelled>
  );
}
