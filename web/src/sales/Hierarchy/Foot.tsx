import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { TableFoot, type KeyHint } from '../../ui/TableFoot.tsx';

interface Props {
  count: number;
  /** Undefined if the user may not add. */
  onAdd: (() => void) | undefined;
}

const hints = (): readonly KeyHint[] => [
  [['ArrowUp', 'ArrowDown'], formatMessage('shell.keyMove')],
  [['Enter'], formatMessage('hierarchy.keyOpen')],
  [['Ctrl', 'Shift', 'ArrowUp', 'ArrowDown'], formatMessage('hierarchy.keyStep')],
];

/** Keyboard hints of the tree on a desktop; the main action on a phone. */
export function Foot({ count, onAdd }: Props) {
  return (
    <>
      <Box hideBelow="md">
        <TableFoot hints={hints()}>{formatCount('hierarchy.count', count)}</TableFoot>
      </Box>
      {onAdd && (
        <Box hideFrom="md" px="4" py="2" borderTop="1px solid" borderColor="border">
          <Button size="lg" w="full" onClick={onAdd}>
            <Plus strokeWidth={1.75} aria-hidden />
            {formatMessage('hierarchy.addRoot')}
          </Button>
        </Box>
      )}
    </>
  );
}
