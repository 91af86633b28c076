import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';

/** Removes the entry beside it; this can be undone. */
export const RemoveButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Button
    variant="plain"
    px="0"
    minW="8"
    color="fg.muted"
    aria-label={label}
    title={label}
    onClick={onRemove}
  >
    <Trash2 strokeWidth={1.75} aria-hidden />
  </Button>
);
