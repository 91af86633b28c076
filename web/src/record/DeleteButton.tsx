import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';

interface Props {
  label: string;
  /** sm in a header. */
  size?: 'sm' | undefined;
  onDelete: () => void;
}

/** Beside Save: asks before the open record is deleted. Its label names the record. */
export const DeleteButton = ({ label, size, onDelete }: Props) => (
  <Button
    variant="outline"
    {...(size && { size })}
    px="0"
    color="due.fg"
    aria-label={label}
    onClick={onDelete}
  >
    <Trash2 strokeWidth={1.75} aria-hidden />
  </Button>
);
