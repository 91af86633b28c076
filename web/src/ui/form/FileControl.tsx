import { Input } from '@chakra-ui/react/input';
import type { FocusEventHandler } from 'react';

interface Props {
  name: string;
  multiple: boolean;
  /** File types; images unless the form says otherwise (spec 1 §5). */
  accept: string | undefined;
  onFiles: (files: File[]) => void;
  onBlur: FocusEventHandler;
}

/** Files to choose. What is wrong with them is checked by the screen, which knows what they are for. */
export function FileControl({ name, multiple, accept = 'image/*', onFiles, onBlur }: Props) {
  return (
    <Input
      type="file"
      name={name}
      multiple={multiple}
      accept={accept}
      py="1.5"
      onBlur={onBlur}
      onChange={(event) => onFiles([...(event.target.files ?? [])])}
    />
  );
}
