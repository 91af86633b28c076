import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Trash2 } from 'lucide-react';
import type { Line } from './ticks.ts';

interface Props {
  line: Line;
  onDelete: (line: Line) => void;
}

/** The delete button at the end of a line. */
export function DeleteButton({ line, onDelete }: Props) {
  return (
    <Button variant="plain" size="sm" px="0" minW="control.touch" onClick={() => onDelete(line)}>
      <Trash2 strokeWidth={1.75} aria-hidden />
      <Span srOnly>{formatMessage('permissions.deleteRule', { menu: line.name })}</Span>
    </Button>
  );
}
