import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck } from 'lucide-react';

/** Numbers of rows by result. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
}

interface Props {
  counts: ImportCounts;
  /** Label of the button that leads to the list. */
  show: string;
  onClose: () => void;
  onAgain: () => void;
}

/** The result of an import, with buttons to continue. */
export function ImportDone({ counts, show, onClose, onAgain }: Props) {
  const { added, changed, unchanged } = counts;
  return (
    <>
      <Dialog.Body>
        <chakra.output display="flex" gap="3" alignItems="center">
          <Box color="paid.fg" flexShrink="0">
            <CircleCheck size={22} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box textStyle="section">{formatMessage('sheets.imported', { added, changed, unchanged })}</Box>
        </chakra.output>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" flexGrow={{ base: '1', sm: '0' }} onClick={onAgain}>
          {formatMessage('sheets.importAnother')}
        </Button>
        <Button flexGrow={{ base: '1', sm: '0' }} onClick={onClose}>
          {show}
        </Button>
      </Dialog.Footer>
    </>
  );
}
