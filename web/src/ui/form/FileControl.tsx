import { Input } from '@chakra-ui/react/input';
import type { FocusEventHandler } from 'react';

interface Props {
  name: string;
  multiple: boolean;
  /** Accepted file types; images by default (spec 1 §5). */
  accept: string | undefined;
  onFiles: (files: File[]) => void;
  onBlur: FocusEventHandler;
}

/** A file field. Files are validated by the screen, which knows their purpose. */
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
