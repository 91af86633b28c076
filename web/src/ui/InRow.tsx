import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** Keys that press a button or open its menu. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

const isApart = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role=menu], [role=dialog], [role=alertdialog]') !== null;

/**
 * A control within a pressable row: its clicks and keys do not reach the row, including those from a menu or dialog
 * that is rendered elsewhere. All other keys reach the screen.
 */
export const InRow = ({ children }: { children: ReactNode }) => (
  <Box
    as="span"
    display="inline-flex"
    maxW="full"
    onClick={(event) => event.stopPropagation()}
    onKeyDown={(event) => {
      if (isApart(event.target) || PRESSING.has(event.key)) event.stopPropagation();
    }}
  >
    {children}
  </Box>
);
