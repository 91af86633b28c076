import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  title: string;
  explained?: string;
  /** Label of the button that clears search and filters. */
  clear: string;
  onClear: () => void;
  /** Another action before the button: "Add …". */
  children?: ReactNode;
}

/** Shown in place of rows when nothing matches the search or the filters. */
export const NothingFound = ({ clear, onClear, children, ...words }: Props) => (
  <EmptyState {...words}>
    {children}
    <Button variant="outline" onClick={onClear}>
      {clear}
    </Button>
  </EmptyState>
);
