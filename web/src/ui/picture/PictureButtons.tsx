import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Camera, ImageUp } from 'lucide-react';
import { useRef, type ChangeEvent, type ReactNode } from 'react';

interface Props {
  /** Which camera a phone offers: front or back. */
  camera?: 'user' | 'environment';
  disabled?: boolean;
  /** Also accepts GIF. */
  gif?: boolean;
  onFile: (file: File) => void;
  /** Further buttons: remove. */
  children?: ReactNode;
}

/** Buttons to choose a picture from the device, or take one with a phone's camera. */
export function PictureButtons({
  camera: side = 'environment',
  disabled = false,
  gif = false,
  onFile,
  children,
}: Props) {
  const device = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" disabled={disabled} onClick={() => device.current?.click()}>
        <ImageUp strokeWidth={1.75} aria-hidden />
        {formatMessage('files.choose')}
      </Button>
      <Button
        variant="outline"
        disabled={disabled}
        // A touch screen indicates a phone or tablet, which has a camera.
        css={{ '@media not (pointer: coarse)': { display: 'none' } }}
        onClick={() => camera.current?.click()}
      >
        <Camera strokeWidth={1.75} aria-hidden />
        {formatMessage('files.takePhoto')}
      </Button>
      {children}
      <input
        ref={device}
        type="file"
        accept={gif ? 'image/jpeg,image/png,image/gif' : 'image/jpeg,image/png'}
        hidden
        data-testid="picture-file"
        onChange={take}
      />
      <input ref={camera} type="file" accept="image/*" capture={side} hidden onChange={take} />
    </chakra.div>
  );
}
