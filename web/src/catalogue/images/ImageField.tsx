import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Crop, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { PictureButtons } from '../../ui/picture/PictureButtons.tsx';
import { UploadProgress } from '../../ui/picture/UploadProgress.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { whenOpened } from '../../ui/whenOpened.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { PictureTarget } from './PictureTarget.tsx';
import type { Picture } from './usePicture.ts';

const CropDialog = whenOpened(() => import('../../ui/picture/CropDialog.tsx'));

interface Props {
  /**
   * From `usePicture`; owned by the form, which spreads `picture.input` into its mutation and waits for
   * `busy`.
   */
  picture: Picture;
  /** URL of the stored picture. */
  current: string | null;
  label?: string;
  disabled?: boolean;
  /** The server's problem with it. */
  error?: string | undefined;
}

/**
 * The picture field of a product or service: choose, take with the camera, drop or paste. The picture is
 * uploaded at once with its progress, and can be cropped to a square. Removing it can be undone until the
 * form is saved.
 */
export function ImageField({
  picture,
  current,
  label = formatMessage('catalogueImage.label'),
  disabled = false,
  error,
}: Props) {
  const { change, chosen, busy, percent, problem, again } = picture;
  const [cutting, setCutting] = useState(false);
  const removed = change.kind === 'removed';
  const sent = change.kind === 'chosen' ? change.url : removed ? null : current;
  const still = disabled || busy;
  return (
    <Labelled
      label={label}
      error={problem ?? error}
      disabled={still}
      hint={removed ? formatMessage('catalogueImage.goes') : formatMessage('catalogueImage.hint')}
    >
      <PictureTarget
        disabled={still}
        onFile={(file) => void picture.choose(file)}
        preview={<PicturePreview address={percent === undefined ? sent : (chosen?.url ?? sent)} />}
      >
        {percent === undefined ? (
          <PictureButtons disabled={still} onFile={(file) => void picture.choose(file)}>
            {change.kind === 'chosen' && chosen !== undefined && (
              <Button variant="ghost" disabled={still} onClick={() => setCutting(true)}>
                <Crop strokeWidth={1.75} aria-hidden />
                {formatMessage('catalogueImage.crop')}
              </Button>
            )}
            {(sent !== null || (removed && current !== null)) && (
              // The same button for both, so that it keeps the focus.
              <Button variant="ghost" disabled={still} onClick={removed ? picture.restore : picture.remove}>
                {removed ? (
                  <Undo2 strokeWidth={1.75} aria-hidden />
                ) : (
                  <Trash2 strokeWidth={1.75} aria-hidden />
                )}
                {formatMessage(removed ? 'catalogueImage.undo' : 'files.remove')}
              </Button>
            )}
          </PictureButtons>
        ) : (
          <UploadProgress percent={percent} onCancel={picture.cancel} />
        )}
        {again && (
          <Box mt="2">
            <Button variant="outline" size="sm" onClick={again}>
              {formatMessage('shell.retry')}
            </Button>
          </Box>
        )}
      </PictureTarget>
      <CropDialog
        open={cutting && chosen !== undefined}
        picture={chosen}
        onSquare={(square) => {
          setCutting(false);
          void picture.cut(square);
        }}
        onCancel={() => setCutting(false)}
      />
    </Labelled>
  );
}
