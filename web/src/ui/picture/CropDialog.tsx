import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Slider } from '@chakra-ui/react/slider';
import { useState } from 'react';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { SliderLine } from '../SliderLine.tsx';
import { insideOf, MAX_ZOOM, squareOf, WHOLE, type Square } from './crop.ts';
import { CropFrame } from './CropFrame.tsx';
import type { ChosenPicture } from './readPicture.ts';

interface Props {
  open: boolean;
  /** Undefined while closed. */
  picture: ChosenPicture | undefined;
  /** Round for people, square for goods. */
  round?: boolean;
  onSquare: (square: Square) => void;
  onCancel: () => void;
}

/** Asks which square of a picture to keep; mounted anew each time. */
export default function CropDialog({ open, picture, ...rest }: Props) {
  return open && picture && <Cropping picture={picture} {...rest} />;
}

type CroppingProps = Omit<Props, 'open' | 'picture'> & { picture: ChosenPicture };

function Cropping({ picture: { url, image }, round = false, onSquare, onCancel }: CroppingProps) {
  const [crop, setCrop] = useState(WHOLE);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return (
    <DialogFrame size="sm" title={formatMessage('files.cropTitle')} onClose={onCancel}>
      <Dialog.Body display="flex" flexDirection="column" gap="4">
        <CropFrame url={url} size={size} crop={crop} round={round} onCrop={setCrop} />
        <Box textStyle="second" color="fg.subtle">
          {formatMessage('files.cropHint')}
        </Box>
        <Slider.Root
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={[crop.zoom]}
          getAriaValueText={({ value }) => `${Math.round(value * 100)} %`}
          onValueChange={({ value }) => setCrop(insideOf(size, { ...crop, zoom: value[0] ?? 1 }))}
        >
          <Slider.Label>{formatMessage('files.zoom')}</Slider.Label>
          <SliderLine />
        </Slider.Root>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onCancel}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button onClick={() => onSquare(squareOf(size, crop))}>{formatMessage('files.usePicture')}</Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
