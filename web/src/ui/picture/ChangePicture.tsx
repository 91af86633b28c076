import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { whenOpened } from '../whenOpened.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useChangePicture, type SavePicture } from './useChangePicture.ts';

const CropDialog = whenOpened(() => import('./CropDialog.tsx'));

interface Props {
  hasPicture: boolean;
  /** Which camera a phone offers. */
  camera: 'user' | 'environment';
  /** The record is being saved. */
  saving: boolean;
  save: SavePicture;
}

/** Chooses, crops, uploads and removes a person's picture; saved at once, separately from any form. */
export function ChangePicture({ hasPicture, camera, saving, save }: Props) {
  const picture = useChangePicture(save);
  const { chosen, percent, problem } = picture;
  const again = saving ? undefined : picture.again;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Box mt="3">
        {percent === undefined ? (
          <PictureButtons camera={camera} disabled={saving} onFile={(file) => void picture.choose(file)}>
            {hasPicture && (
              <Button variant="ghost" disabled={saving} onClick={() => setAsking(true)}>
                <Trash2 strokeWidth={1.75} aria-hidden />
                {formatMessage('files.remove')}
              </Button>
            )}
          </PictureButtons>
        ) : (
          <UploadProgress percent={percent} onCancel={picture.cancel} />
        )}
        <Box mt="2" textStyle="second" color="fg.subtle">
          {formatMessage('files.hint')}
        </Box>
      </Box>
      {problem !== undefined && (
        <Box role="alert" mt="2" color="due.fg" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {problem}
          {again && (
            <Button variant="outline" size="sm" onClick={again}>
              {formatMessage('shell.retry')}
            </Button>
          )}
        </Box>
      )}
      <CropDialog
        open={chosen !== undefined}
        picture={chosen}
        round
        onSquare={(square) => void picture.take(square)}
        onCancel={picture.close}
      />
      <ConfirmDialog
        open={asking}
        title={formatMessage('files.removeQuestion')}
        confirm={formatMessage('files.remove')}
        dangerous
        busy={saving}
        onConfirm={() => void picture.remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {formatMessage('files.removeExplained')}
      </ConfirmDialog>
    </>
  );
}
