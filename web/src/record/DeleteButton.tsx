import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';

/** Beside Save: asks whether the open record may go. Its label names the record. */
export const DeleteButton = ({ label, onDelete }: { label: string; onDelete: () => void }) => (
  <Button variant="outline" px="0" color="due.fg" aria-label={label} onClick={onDelete}>
    <Trash2 strokeWidth={1.75} aria-hidden />
  </Button>
);
