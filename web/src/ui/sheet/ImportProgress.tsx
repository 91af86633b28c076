import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { ProgressBar } from '../ProgressBar.tsx';

interface Props {
  /** The running step and its progress. */
  text: string;
  value: number;
  max: number;
  /** Label of the cancel button. */
  stop: string;
  /** Left out while cancelling. */
  onStop?: () => void;
}

/** The progress of a long task, with a cancel button. */
export function ImportProgress({ text, value, max, stop, onStop }: Props) {
  const id = useId();
  return (
    <>
      <Dialog.Body>
        <chakra.label htmlFor={id} display="block" mb="2">
          {text}
        </chakra.label>
        <ProgressBar id={id} value={value} max={max} />
        <Box srOnly aria-live="polite">
          {text}
        </Box>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" disabled={onStop === undefined} onClick={onStop}>
          {stop}
        </Button>
      </Dialog.Footer>
    </>
  );
}
