import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react';
import { useFieldContext } from '../../ui/useFieldContext.ts';

interface Props {
  disabled: boolean;
  onFile: (file: File) => void;
  preview: ReactNode;
  /** The actions on the picture. */
  children: ReactNode;
}

/** The picture in dropped or pasted data; text that comes with it is ignored. */
const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/**
 * A drop target for a picture. While mounted it also takes pasted pictures, wherever the focus is: text
 * fields accept none, so this takes nothing away from them.
 */
export function PictureTarget({ disabled, onFile, preview, children }: Props) {
  const [over, setOver] = useState(false);
  const { labelledBy, describedBy } = useFieldContext();
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const file = pictureIn(event.clipboardData);
    if (file === undefined || disabled || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const drag = (event: DragEvent): void => {
    // Otherwise the browser would navigate to the dropped file.
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    <chakra.fieldset
      border="none"
      minW="0"
      {...labelledBy}
      {...describedBy}
      w="full"
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="4"
      p="2"
      m="-2"
      borderRadius="l2"
      outline="2px dashed"
      outlineColor={over ? 'accent.solid' : 'transparent'}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        // A file that is not a picture is passed on as well, so that the reader can report it.
        const file = pictureIn(event.dataTransfer) ?? event.dataTransfer.files[0];
        if (file !== undefined && !disabled) onFile(file);
      }}
    >
      {preview}
      <Box flex="1" minW="0">
        {children}
      </Box>
    </chakra.fieldset>
  );
}
