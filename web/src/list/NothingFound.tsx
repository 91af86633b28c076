import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  title: string;
  explained?: string;
  /** What the button says that takes search or filters away. */
  clear: string;
  onClear: () => void;
  /** Another way on, before it: "Add …". */
  children?: ReactNode;
}

/** In place of rows: nothing matches what was searched for, or the filters. */
export const NothingFound = ({ clear, onClear, children, ...words }: Props) => (
  <EmptyState {...words}>
    {children}
    <Button variant="outline" onClick={onClear}>
      {clear}
    </Button>
  </EmptyState>
);
