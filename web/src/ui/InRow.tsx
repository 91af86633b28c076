import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** The keys that press a button or open its menu. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

const isApart = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role=menu], [role=dialog], [role=alertdialog]') !== null;

/**
 * What is pressed within a row that is pressed itself: clicks and keys are not those of the row, also from a menu or
 * dialog, which is drawn elsewhere. All other keys are those of the screen.
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
